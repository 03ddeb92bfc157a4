import { ShowBanners } from './show-banners';

/** SPEC §2, Show-Carousel. */
export default function ShowCarouselPage() {
  return <ShowBanners kind="carousel" />;
}

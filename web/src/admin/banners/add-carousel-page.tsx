import { AddBanners } from './add-banners';

/** SPEC §2, Add-Carousel. */
export default function AddCarouselPage() {
  return <AddBanners kind="carousel" />;
}

import { ShowBanners } from './show-banners';

/** SPEC §2, Show-Trending. */
export default function ShowTrendingPage() {
  return <ShowBanners kind="trending" />;
}

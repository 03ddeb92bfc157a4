import { AddBanners } from './add-banners';

/** SPEC §2, Add-Trending. */
export default function AddTrendingPage() {
  return <AddBanners kind="trending" />;
}

import type { Banner, BannerKind } from '@catalogue/contract/entities/banner';
import type { LiveRows } from '../../firebase/content';
import { contentModule } from '../data/firebase';
import { useLive } from '../data/use-live';

const NONE: ReadonlySet<string> = new Set();

/** Banners of a kind in their order, live; those in the trash left out. */
export function useBannerList(kind: BannerKind) {
  const { value, error } = useLive<LiveRows<Banner>>('banners', async (onValue, onFailure) =>
    (await contentModule()).watchContent('banners', { all: true }, onValue, onFailure),
  );
  return { banners: value?.rows.filter((banner) => banner.kind === kind), unsent: value?.unsent ?? NONE, error };
}

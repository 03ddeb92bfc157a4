import { isShownAt } from '@catalogue/contract/schedule';
import type { Picture } from '@catalogue/contract/entities/picture';
import type { CatalogueReader } from '../catalogue/catalogue-reader';

/** Picture of the first banner that home shows now; null if it shows none. Costs one read. */
export const firstBannerOf =
  (reader: CatalogueReader, now: () => number = Date.now) =>
  async (): Promise<Picture | null> => {
    const { catalogue } = await reader.snapshot(await reader.version());
    const shown = catalogue.banners.filter(({ kind, picture }) => kind === 'carousel' && picture !== null);
    return shown.find((banner) => isShownAt(banner, now()))?.picture ?? null;
  };

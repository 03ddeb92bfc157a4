import { isShownAt } from '@catalogue/contract/banner-schedule';
import type { Picture } from '@catalogue/contract/entities/picture';
import type { CatalogueReader } from '../catalogue/catalogue-reader';

/** Finds the picture of the banner that home shows first now; null where it shows none. One read, as for the catalogue itself. */
export const firstBannerOf =
  (reader: CatalogueReader, now: () => number = Date.now) =>
  async (): Promise<Picture | null> => {
    const { catalogue } = await reader.snapshot(await reader.version());
    const shown = catalogue.banners.filter(({ kind, picture }) => kind === 'carousel' && picture !== null);
    return shown.find((banner) => isShownAt(banner, now()))?.picture ?? null;
  };

import type { Banner, BannerKind } from '@catalogue/contract/entities/banner';
import { reportWrite } from '../data/report-write';
import { saveOrder } from '../data/save-order';
import { BANNER_TEXTS } from './banner-texts';

/** Saves the order after a banner was moved within `ordered`, and reports it. */
export async function saveBannerOrder(kind: BannerKind, ordered: readonly Banner[], movedId: string): Promise<void> {
  const title = BANNER_TEXTS.list[kind];
  await reportWrite(saveOrder('banners', ordered, { id: movedId, title }), { title });
}

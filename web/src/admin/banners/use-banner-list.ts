import type { BannerKind } from '@catalogue/contract/entities/banner';
import { useQuery } from '@tanstack/react-query';
import { contentQuery } from '../data/queries/content';
import { isUnconfirmedEmpty } from '../ui/query-status';

const NONE: ReadonlySet<string> = new Set();

/** Banners of a kind outside the trash, in their order, live. */
export function useBannerList(kind: BannerKind) {
  const query = useQuery(contentQuery('banners'));
  const live = query.data && { ...query.data, rows: query.data.rows.filter((banner) => banner.kind === kind) };
  const isUnconfirmed = isUnconfirmedEmpty(live);
  return {
    banners: isUnconfirmed ? undefined : live?.rows,
    unsent: query.data?.unsent ?? NONE,
    isUnconfirmed,
    query,
  };
}

import type { BannerKind } from '@catalogue/contract/entities/banner';
import { useQuery } from '@tanstack/react-query';
import { contentQuery } from '../data/queries';
import { isUnconfirmedEmpty } from '../ui/query-status';

const NONE: ReadonlySet<string> = new Set();

/** Banners of a kind outside the trash, in their order, live. */
export function useBannerList(kind: BannerKind) {
  const query = useQuery(contentQuery('banners'));
  const isUnconfirmed = isUnconfirmedEmpty(query.data);
  return {
    banners: isUnconfirmed ? undefined : query.data?.rows.filter((banner) => banner.kind === kind),
    unsent: query.data?.unsent ?? NONE,
    isUnconfirmed,
    query,
  };
}

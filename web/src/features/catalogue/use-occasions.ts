import { INDIA_OFFSET_MS } from '@catalogue/contract/india-time';
import { dayOf } from '@catalogue/contract/iso-day';
import { byNextDay, OCCASIONS, type Occasion } from '@catalogue/contract/occasions';
import { useMemo } from 'react';
import { useCatalogue } from '../../data/catalogue/hooks';
import { useCurrentHour } from '../../data/network/use-current-hour';

/** Occasions of staff, else those of the code, in their order. */
export const useOccasions = (): readonly Occasion[] =>
  useCatalogue(({ snapshot }) => snapshot?.settings.occasions ?? OCCASIONS);

/** Today in India as `2026-11-25`; null while it is unknown. */
export function useToday(): string | null {
  const now = useCurrentHour();
  return now === null ? null : dayOf(now + INDIA_OFFSET_MS);
}

/** Occasions that have products, the next first. None until the whole catalogue is on the device. */
export function useShownOccasions(): readonly Occasion[] {
  const occasions = useOccasions();
  const today = useToday();
  const isWhole = useCatalogue(({ initialData }) => initialData === null);
  const products = useCatalogue(({ snapshot }) => snapshot?.products);
  return useMemo(() => {
    if (!isWhole || today === null || products === undefined) return [];
    const tags = new Set([...products.values()].flatMap(({ facets }) => facets?.tag ?? []));
    return byNextDay(occasions, today).filter((one) => one.tags.some((tag) => tags.has(tag)));
  }, [occasions, today, isWhole, products]);
}

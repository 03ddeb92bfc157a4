import type { ProductSummary } from '@catalogue/contract/entities/catalogue';
import { minimumOf } from '@catalogue/contract/minimum-order';
import { subtractProductionDays } from '../../lib/production-days';

/** Days, counted as those of production, that a courier takes at most within India. */
export const COURIER_DAYS = 4;

/**
 * The last day, ms, on which the proof of every product can be approved so that all arrive before `day`; null where none states a lead
 * time. `pieces` leaves out products that cannot be ordered in so few.
 */
export function proofDeadline(
  products: readonly ProductSummary[],
  pieces: number | null,
  day: string,
  holidays: ReadonlySet<string>,
): number | null {
  const orderable = products.filter((product) => product.stock && (pieces === null || minimumOf(product) <= pieces));
  const leadDays = orderable.flatMap(({ facets }) => facets?.leadTime?.[1] ?? []);
  return leadDays.length === 0 ? null : subtractProductionDays(day, Math.max(...leadDays) + COURIER_DAYS, holidays);
}

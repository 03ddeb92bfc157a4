import { useCurrentHour } from '../../../data/network/use-current-hour';
import { productionDaysUntil } from '../../../lib/production-days';
import type { LeadDaysUntil } from '../filter-products';
import { useHolidays } from '../../../data/catalogue/hooks';

/** Production days from today until a day. */
export function useLeadDaysUntil(): LeadDaysUntil {
  const now = useCurrentHour();
  const holidays = useHolidays();
  return (day) => (now === null ? null : productionDaysUntil(now, day, holidays));
}

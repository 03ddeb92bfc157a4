import { useCurrentHour } from '../../../data/network/use-current-hour';
import { workingDaysUntil } from '../../../lib/working-days';
import type { LeadDaysUntil } from '../filter-products';
import { useHolidays } from '../../../data/catalogue/hooks';

/** Working days from today until a day. */
export function useLeadDaysUntil(): LeadDaysUntil {
  const now = useCurrentHour();
  const holidays = useHolidays();
  return (day) => (now === null ? null : workingDaysUntil(now, day, holidays));
}

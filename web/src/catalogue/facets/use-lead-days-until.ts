import { HOLIDAYS } from '@catalogue/contract/holidays';
import { useCurrentHour } from '../../device/use-current-hour';
import { workingDaysUntil } from '../../lib/working-days';
import type { LeadDaysUntil } from '../filter-products';

/** Working days from today until a day. */
export function useLeadDaysUntil(): LeadDaysUntil {
  const now = useCurrentHour();
  return (day) => (now === null ? null : workingDaysUntil(now, day, HOLIDAYS));
}

import type { LeadTime } from '@catalogue/contract/product-fields';
import { useCurrentHour } from '../../data/network/use-current-hour';
import { formatIsoDay, formatWeekday } from '../../lib/format';
import { endOfDay } from '../../lib/iso-day';
import { addWorkingDays } from '../../lib/working-days';
import { PRODUCT_TEXTS } from './product-texts';
import { useHolidays } from '../../data/catalogue/use-holidays';
import styles from './buy-box.module.css';

/** "If you approve the proof today, it leaves us by Thu 3 Dec", and whether that is too late for a day that the buyer has named. */
export function DispatchDate({ leadTime, neededBy }: { leadTime: LeadTime; neededBy: string | null }) {
  const now = useCurrentHour();
  const holidays = useHolidays();
  const leaves = now === null ? null : addWorkingDays(now, leadTime.to, holidays);
  const isLate = leaves !== null && neededBy !== null && leaves > endOfDay(neededBy);
  return (
    <>
      <p className={styles.dispatch}>{leaves !== null && PRODUCT_TEXTS.dispatchBy(formatWeekday(leaves))}</p>
      {isLate && <p className={styles.late}>{PRODUCT_TEXTS.tooLate(formatIsoDay(neededBy))}</p>}
    </>
  );
}

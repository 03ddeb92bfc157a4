import type { LeadTime } from '@catalogue/contract/product-fields';
import { useCurrentHour } from '../../data/network/use-current-hour';
import { formatWeekday } from '../../lib/format';
import { addWorkingDays } from '../../lib/working-days';
import { PRODUCT_TEXTS } from './product-texts';
import { useHolidays } from '../../data/catalogue/use-holidays';
import styles from './dispatch-date.module.css';

/** "If you approve the proof today, it leaves us by Thu 3 Dec". */
export function DispatchDate({ leadTime }: { leadTime: LeadTime }) {
  const now = useCurrentHour();
  const holidays = useHolidays();
  return (
    <p className={styles.date}>
      {now !== null && PRODUCT_TEXTS.dispatchBy(formatWeekday(addWorkingDays(now, leadTime.to, holidays)))}
    </p>
  );
}

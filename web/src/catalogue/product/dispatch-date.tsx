import type { LeadTime } from '@catalogue/contract/entities/product-facts';
import { HOLIDAYS } from '@catalogue/contract/holidays';
import { useCurrentHour } from '../../device/use-current-hour';
import { formatWeekday } from '../../lib/format';
import { addWorkingDays } from '../../lib/working-days';
import { PRODUCT_TEXTS } from '../product-texts';
import styles from './dispatch-date.module.css';

/** "Order today, dispatch by Thu 3 Dec". */
export function DispatchDate({ leadTime }: { leadTime: LeadTime }) {
  const now = useCurrentHour();
  return (
    <p className={styles.date}>
      {now !== null && PRODUCT_TEXTS.dispatchBy(formatWeekday(addWorkingDays(now, leadTime.to, HOLIDAYS)))}
    </p>
  );
}

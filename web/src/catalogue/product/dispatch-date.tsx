import type { LeadTime } from '@catalogue/contract/entities/product-facts';
import { HOLIDAYS } from '@catalogue/contract/holidays';
import { useSyncExternalStore } from 'react';
import { serverNow } from '../../device/server-clock';
import { formatWeekday } from '../../lib/format';
import { addWorkingDays } from '../../lib/working-days';
import { PRODUCT_TEXTS } from '../product-texts';
import styles from './dispatch-date.module.css';

const HOUR_MS = 3_600_000;

/** The current hour, ms; null on the server, whose pages are cached for longer. */
const useCurrentHour = (): number | null =>
  useSyncExternalStore(
    () => () => undefined,
    () => Math.floor(serverNow() / HOUR_MS) * HOUR_MS,
    () => null,
  );

/** "Order today, dispatch by Thu 3 Dec". */
export function DispatchDate({ leadTime }: { leadTime: LeadTime }) {
  const now = useCurrentHour();
  return (
    <p className={styles.date}>
      {now !== null && PRODUCT_TEXTS.dispatchBy(formatWeekday(addWorkingDays(now, leadTime.to, HOLIDAYS)))}
    </p>
  );
}

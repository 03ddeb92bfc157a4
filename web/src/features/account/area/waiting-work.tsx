import { ADMIN_PATHS } from '@catalogue/contract/paths';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useStartOfToday } from '../../../data/network/follow-clock';
import { ACCOUNT_TEXTS } from '../account-texts';
import styles from './user-area.module.css';

const KINDS = ['quickEnquiry', 'order'] as const;
const FILTERS = ['new', 'due'] as const;

/** Numbers of leads by filter and kind, as they come from the server. */
type Counts = Partial<Record<`${(typeof FILTERS)[number]} ${(typeof KINDS)[number]}`, number>>;

/** Counts the leads that wait, live; the script comes after the page. Without a server nothing is counted. */
function useWaitingCounts(): Counts {
  const [counts, setCounts] = useState<Counts>({});
  const today = useStartOfToday();
  useEffect(() => {
    let stops: (() => void)[] = [];
    let isStopped = false;
    const start = async (): Promise<void> => {
      const { watchLeadCount } = await import('../../../data/firebase/leads/lead-counts');
      if (isStopped) return;
      stops = KINDS.flatMap((kind) =>
        FILTERS.map((filter) =>
          watchLeadCount(
            kind,
            { filter, me: '', today },
            (count) => setCounts((before) => ({ ...before, [`${filter} ${kind}`]: count })),
            () => undefined,
          ),
        ),
      );
    };
    start().catch(() => undefined);
    return () => {
      isStopped = true;
      for (const stop of stops) stop();
    };
  }, [today]);
  return counts;
}

/** What waits for members who answer leads: enquiries, orders and calls, each with its list. Reserves its line while it loads. */
export function WaitingWork() {
  const counts = useWaitingCounts();
  const { 'new quickEnquiry': enquiries, 'new order': orders } = counts;
  const { 'due quickEnquiry': callsOfEnquiries, 'due order': callsOfOrders } = counts;
  const isKnown = [enquiries, orders, callsOfEnquiries, callsOfOrders].every((count) => count !== undefined);
  return (
    <p className={styles.work} role="status">
      {isKnown && (
        <>
          <Link to={`${ADMIN_PATHS.inbox}?filter=new&sort=oldest`}>
            {ACCOUNT_TEXTS.area.waiting(enquiries ?? 0, orders ?? 0)}
          </Link>
          <Link to={`${ADMIN_PATHS.inbox}?filter=due`}>
            {ACCOUNT_TEXTS.area.callsDue((callsOfEnquiries ?? 0) + (callsOfOrders ?? 0))}
          </Link>
        </>
      )}
    </p>
  );
}

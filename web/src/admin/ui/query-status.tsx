import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useReachable } from '../../data/network/use-reachable';
import type { LiveRows } from '../../data/firebase/watch-query';
import { Button } from '../../ui/button';
import { Spinner } from '../../ui/spinner';
import { SkeletonRows } from './skeleton-rows';
import { ADMIN_TEXTS } from '../admin-texts';
import { failureReason } from '../data/failure-reason';
import styles from './query-status.module.css';

/** What the status needs of a TanStack query result. */
interface Query {
  data: unknown;
  error: Error | null;
  refetch: () => Promise<unknown>;
}

interface Props {
  query: Query;
  /** Message when the query failed, or when the server has not confirmed that there is nothing. The reason follows it. */
  failureMessage?: string;
  /** Accessible name of what waits. */
  loadingLabel?: string;
  /** Whether the data come from this device alone and are empty. */
  isUnconfirmed?: boolean;
  /** How loading is shown: rows of a list, a line of text where a section beside others has no place for rows, a spinner for pictures. */
  loading?: 'rows' | 'line' | 'spinner';
  /** Whether there are rows to show already: waiting says nothing, and offline the screen's own notice is enough. */
  isQuiet?: boolean;
}

/** An empty result that the server has not confirmed: there may be rows that this device does not have. */
export const isUnconfirmedEmpty = (live: Pick<LiveRows<unknown>, 'rows' | 'fromDevice'> | undefined): boolean =>
  live?.rows.length === 0 && live.fromDevice;

/** Connects Firestore anew, then runs the query again. */
export async function retryQuery({ refetch }: Pick<Query, 'refetch'>): Promise<void> {
  const { reconnect } = await import('../../data/firebase/firestore');
  await reconnect();
  await refetch();
}

/** The server gets this long to confirm an empty result while the site itself answers. */
const CONFIRMATION_MS = 4_000;
/** A query gets this long for any result at all: a listener without a connection to Firestore never fails. */
const FIRST_RESULT_MS = 10_000;

function useIsOverdue(isWaiting: boolean, timeoutMs: number): boolean {
  const [isOverdue, setIsOverdue] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(setIsOverdue, timeoutMs, true);
    return () => {
      clearTimeout(timer);
      setIsOverdue(false);
    };
  }, [isWaiting, timeoutMs]);
  return isOverdue;
}

/** What stands in a list's place while its query loads, its failure with a retry, or nothing when there is data to show. */
export function QueryStatus({
  query,
  failureMessage = ADMIN_TEXTS.failed,
  loadingLabel = ADMIN_TEXTS.loading,
  isUnconfirmed = false,
  loading = 'rows',
  isQuiet = false,
}: Props): ReactNode {
  const isOnline = useReachable();
  const isEmptyOverdue = useIsOverdue(isUnconfirmed && isOnline, CONFIRMATION_MS);
  const isOverdue = useIsOverdue(query.data === undefined && query.error === null, FIRST_RESULT_MS);
  if (query.error !== null || isOverdue || (isUnconfirmed && (isOnline ? isEmptyOverdue : !isQuiet))) {
    const waits = isOnline ? ADMIN_TEXTS.notAnswered : ADMIN_TEXTS.failures.offline;
    const reason = query.error === null ? waits : failureReason(query.error);
    return (
      <div role="alert" className={styles.failure}>
        <p>
          {failureMessage} {reason}
        </p>
        <Button small onClick={() => void retryQuery(query)}>
          {ADMIN_TEXTS.retry}
        </Button>
      </div>
    );
  }
  if (isQuiet || (query.data !== undefined && !isUnconfirmed)) return null;
  if (loading === 'rows') return <SkeletonRows label={loadingLabel} />;
  if (loading === 'spinner') return <Spinner label={loadingLabel} />;
  return (
    <p role="status" aria-label={loadingLabel} className={styles.loading}>
      {loadingLabel} …
    </p>
  );
}

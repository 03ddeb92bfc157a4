import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useMinute } from '../../../data/network/follow-clock';
import { useReachable } from '../../../data/network/use-reachable';
import type { LeadListView } from '../../../data/leads/lead-view';
import { Card, Stack } from '../../../ui/layout';
import { inboxUrl } from '../../data/lead-urls';
import { keepFocus } from '../../../ui/keep-focus';
import { QueryStatus } from '../../ui/query-status';
import { TodayRow } from './today-row';
import { TODAY_TEXTS as texts } from './today-texts';
import styles from './today.module.css';
import { TODAY_VIEWS, useLeadCount, useToday } from './use-today';

const LISTS: Readonly<Record<keyof typeof texts.all, LeadListView>> = {
  ...TODAY_VIEWS,
  mine: { filter: 'mineOpen', sort: 'newest' },
};

/** Today's work in one list, most urgent first: calls due, who wrote again, who waits longest. `children`: further rows. */
export function TodayList({ children }: { children?: ReactNode }) {
  const isOnline = useReachable();
  const now = useMinute();
  const { rows, isLoaded, failed, query } = useToday();
  return (
    <Card as="section" ref={keepFocus} className={styles.today}>
      <h2 className={styles.heading}>{texts.title}</h2>
      {/* Offline, the notice above the screen says once that this device may not have all. */}
      {isOnline && (failed !== undefined || !isLoaded) && (
        <QueryStatus loading="line" query={failed ?? query} isUnconfirmed={failed !== undefined} />
      )}
      {isOnline && isLoaded && failed === undefined && rows.length === 0 && <p>{texts.nothing}</p>}
      <Stack as="ul" aria-label={texts.title}>
        {rows.map((row) => (
          <TodayRow key={row.lead.id} {...row} now={now} />
        ))}
        {children}
      </Stack>
      <nav className={styles.lists} aria-label={texts.lists}>
        {(Object.keys(LISTS) as (keyof typeof LISTS)[]).map((list) => (
          <ListLink key={list} list={list} />
        ))}
      </nav>
    </Card>
  );
}

/** A whole list in the inbox, with the number of its leads as the server counts them. */
function ListLink({ list }: { list: keyof typeof LISTS }) {
  const count = useLeadCount(LISTS[list]);
  return count === undefined || count === 0 ? null : <Link to={inboxUrl(LISTS[list])}>{texts.all[list](count)}</Link>;
}

import { ADMIN_PATHS } from '@catalogue/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useReachable } from '../../data/network/use-reachable';
import { formatMoment } from '../../lib/format';
import { Card, Stack } from '../../ui/layout';
import { contentQuery } from '../data/queries/content';
import { activityQuery } from '../data/queries/site';
import { isUnconfirmedEmpty, QueryStatus } from '../ui/query-status';
import { groupBatches, pathOfChange } from './activity-lines';
import { DASHBOARD_TEXTS } from './dashboard-texts';
import styles from './dashboard.module.css';

const SHOWN = 5;

/** The latest entries of the activity log, each with a link to what it changed. */
export function LastChanges() {
  const query = useQuery(activityQuery());
  const isUnconfirmed = isUnconfirmedEmpty(query.data);
  const entries = query.data?.rows ?? [];
  const { data: banners } = useQuery({
    ...contentQuery('banners'),
    enabled: entries.some(({ noun }) => noun === 'banners'),
  });
  const kindOf = (id: string) => banners?.rows.find((banner) => banner.id === id)?.kind;
  const isOnline = useReachable();
  if (entries.length === 0 && !isOnline) return null;
  return (
    <Card as="section" className={styles.section}>
      <h2 className={styles.heading}>{DASHBOARD_TEXTS.changes}</h2>
      <QueryStatus loading="line" query={query} isUnconfirmed={isUnconfirmed} failureMessage={DASHBOARD_TEXTS.changesFailed} />
      {query.data && entries.length === 0 && !isUnconfirmed && (
        <>
          <p className={styles.note}>{DASHBOARD_TEXTS.noChanges}</p>
          <p className={styles.all}>
            <Link to={ADMIN_PATHS.addProduct}>{DASHBOARD_TEXTS.addProduct}</Link>
          </p>
        </>
      )}
      <Stack as="ul">
        {groupBatches(entries)
          .slice(0, SHOWN)
          .map((entry) => (
            <li key={`${entry.at} ${entry.id}`}>
              <Link to={pathOfChange(entry, kindOf)} className={styles.line}>
                <span>{DASHBOARD_TEXTS.change(entry)}</span>
                <time className={styles.note} dateTime={new Date(entry.at).toISOString()}>
                  {formatMoment(entry.at)}
                </time>
              </Link>
            </li>
          ))}
      </Stack>
    </Card>
  );
}

import type { Activity } from '@catalogue/contract/entities/activity';
import { ADMIN_PATHS, editProductPath } from '@catalogue/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '../../lib/format';
import { Link } from '../../router/link';
import { activityQuery } from '../data/queries';
import { isUnconfirmedEmpty, QueryStatus } from '../ui/query-status';
import { DASHBOARD_TEXTS } from './dashboard-texts';
import { groupBatches } from './group-batches';
import styles from './dashboard-page.module.css';

/** The latest entries of the activity log, each with a link to what it changed. */
export function LastChanges() {
  const query = useQuery(activityQuery());
  const isUnconfirmed = isUnconfirmedEmpty(query.data);
  const entries = query.data?.rows ?? [];
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{DASHBOARD_TEXTS.changes}</h2>
      <QueryStatus isCompact query={query} isUnconfirmed={isUnconfirmed} failureMessage={DASHBOARD_TEXTS.changesFailed} />
      {query.data && entries.length === 0 && !isUnconfirmed && <p className={styles.note}>{DASHBOARD_TEXTS.noChanges}</p>}
      <ul className={styles.lines}>
        {groupBatches(entries).map((entry) => (
          <li key={`${entry.at} ${entry.id}`}>
            <Link to={pathOf(entry)} className={styles.line}>
              <span>{DASHBOARD_TEXTS.change(entry)}</span>
              <time className={styles.note} dateTime={new Date(entry.at).toISOString()}>
                {formatMoment(entry.at)}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where to see what an entry reports. */
function pathOf({ action, noun, id, count }: Activity): string {
  if (action === 'deleted') return ADMIN_PATHS.trash;
  if (noun === 'products') return count > 1 ? ADMIN_PATHS.products : editProductPath(id);
  return {
    categories: ADMIN_PATHS.categories,
    banners: ADMIN_PATHS.carousel,
    quickEnquiries: ADMIN_PATHS.quickEnquiries,
    orders: ADMIN_PATHS.orders,
    team: ADMIN_PATHS.team,
    settings: ADMIN_PATHS.settings,
  }[noun];
}

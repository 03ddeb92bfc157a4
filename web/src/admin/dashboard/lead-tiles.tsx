import type { LeadKind } from '@catalogue/contract/entities/lead';
import { ADMIN_PATHS } from '@catalogue/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../router/link';
import { leadListUrl } from '../data/lead-urls';
import { catalogueFileQuery, hiddenCountQuery, leadsTodayCountQuery, newLeadsCountQuery } from '../data/queries';
import { DASHBOARD_TEXTS } from './dashboard-texts';
import styles from './dashboard-page.module.css';

/** Figures of the day: leads that wait for an answer, and live products. */
export const LeadTiles = () => (
  <div className={styles.tiles}>
    <LeadTile kind="quickEnquiry" title={DASHBOARD_TEXTS.enquiries} />
    <LeadTile kind="order" title={DASHBOARD_TEXTS.orders} />
    <ProductTile />
  </div>
);

function LeadTile({ kind, title }: { kind: LeadKind; title: string }) {
  const { data: waiting } = useQuery(newLeadsCountQuery(kind));
  const { data: today } = useQuery(leadsTodayCountQuery(kind));
  return (
    <Link to={leadListUrl(kind, { filter: 'new', sort: 'oldest' })} className={styles.tile}>
      <span className={styles.label}>{title}</span>
      <span className={styles.figure}>{waiting ?? DASHBOARD_TEXTS.unknown}</span>
      <span className={styles.note}>{DASHBOARD_TEXTS.waiting(today)}</span>
    </Link>
  );
}

function ProductTile() {
  const { data } = useQuery(catalogueFileQuery());
  const { data: hidden } = useQuery(hiddenCountQuery());
  return (
    <Link to={ADMIN_PATHS.products} className={styles.tile}>
      <span className={styles.label}>{DASHBOARD_TEXTS.products}</span>
      <span className={styles.figure}>{data?.products.length ?? DASHBOARD_TEXTS.unknown}</span>
      <span className={styles.note}>{DASHBOARD_TEXTS.hidden(hidden)}</span>
    </Link>
  );
}

import type { LeadKind } from '@catalogue/contract/entities/lead';
import { ADMIN_PATHS } from '@catalogue/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useStartOfToday } from '../../data/network/follow-clock';
import { Card, Stack } from '../../ui/layout';
import { inboxUrl } from '../data/lead-urls';
import { hiddenCountQuery } from '../data/queries/content';
import { leadCountQuery } from '../data/queries/leads';
import { useLiveProducts } from '../data/use-products';
import { DASHBOARD_TEXTS } from './dashboard-texts';
import styles from './dashboard.module.css';

/** Figures of the day: leads that wait for an answer, and live products. Each leads to its list. */
export const LeadTiles = () => (
  <Stack gap={4} className={styles.tiles}>
    <LeadTile kind="quickEnquiry" title={DASHBOARD_TEXTS.enquiries} />
    <LeadTile kind="order" title={DASHBOARD_TEXTS.orders} />
    <ProductTile />
  </Stack>
);

function LeadTile({ kind, title }: { kind: LeadKind; title: string }) {
  const day = useStartOfToday();
  const { data: waiting } = useQuery(leadCountQuery(kind, 'new', day));
  const { data: today } = useQuery(leadCountQuery(kind, 'today', day));
  return (
    <Card className={styles.tile}>
      <Link to={inboxUrl({ kind, filter: 'new', sort: 'oldest' })} className={styles.tileLink}>
        <span className={styles.label}>{title}</span>
        <span className={styles.figure}>{waiting?.toLocaleString('en-IN') ?? DASHBOARD_TEXTS.unknown}</span>
        <span className={styles.note}>{DASHBOARD_TEXTS.waiting(today)}</span>
      </Link>
    </Card>
  );
}

function ProductTile() {
  const { products } = useLiveProducts();
  const { data: hidden } = useQuery(hiddenCountQuery());
  return (
    <Card className={styles.tile}>
      <Link to={`${ADMIN_PATHS.products}?live=yes`} className={styles.tileLink}>
        <span className={styles.label}>{DASHBOARD_TEXTS.products}</span>
        <span className={styles.figure}>{products?.length.toLocaleString('en-IN') ?? DASHBOARD_TEXTS.unknown}</span>
        <span className={styles.note}>{DASHBOARD_TEXTS.hidden(hidden)}</span>
      </Link>
    </Card>
  );
}

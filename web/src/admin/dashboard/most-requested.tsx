import { editProductPath, leadPath } from '@catalogue/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useReachable } from '../../data/network/use-reachable';
import { formatDay } from '../../lib/format';
import { plural } from '../../lib/plural';
import { Card, Stack } from '../../ui/layout';
import { inboxUrl } from '../data/lead-urls';
import { latestOrdersQuery } from '../data/queries/leads';
import { QueryStatus } from '../ui/query-status';
import { countProducts } from './count-products';
import type { RequestedProduct } from './count-products';
import { DASHBOARD_TEXTS } from './dashboard-texts';
import styles from './dashboard.module.css';

const SHOWN = 6;

/** The products that the latest orders ask for, each with these orders. */
export function MostRequested() {
  const query = useQuery(latestOrdersQuery());
  const products = countProducts(query.data ?? [], SHOWN);
  const isOnline = useReachable();
  if (query.data ? products.length === 0 : !isOnline) return null;
  const most = products[0]?.orders.length ?? 1;
  return (
    <Card as="section" className={styles.section}>
      <h2 className={styles.heading}>{DASHBOARD_TEXTS.mostRequested}</h2>
      <QueryStatus loading="line" query={query} />
      {query.data && <p className={styles.note}>{DASHBOARD_TEXTS.ofLatestOrders}</p>}
      <Stack as="ol">
        {products.map((product) => (
          <Asked key={product.id ?? product.title} product={product} share={product.orders.length / most} />
        ))}
      </Stack>
      {query.data && (
        <p className={styles.all}>
          <Link to={inboxUrl({ kind: 'order' })}>{DASHBOARD_TEXTS.allOrders}</Link>
        </p>
      )}
    </Card>
  );
}

const Asked = ({ product: { id, title, orders }, share }: { product: RequestedProduct; share: number }) => (
  <li className={styles.line}>
    {id === null ? (
      <span>{title}</span>
    ) : (
      <Link to={editProductPath(id)} className={styles.product}>
        {title}
      </Link>
    )}
    <details className={styles.asked}>
      <summary>{plural(orders.length, 'order')}</summary>
      <ul>
        {orders.map((order) => (
          <li key={order.id}>
            <Link to={leadPath('order', order.id)} className={styles.line}>
              <span>{order.companyname || order.name || order.reference}</span>
              <span className={styles.note}>{formatDay(order.createdAt)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
    <span aria-hidden="true" className={styles.bar} style={{ '--share': share }} />
  </li>
);

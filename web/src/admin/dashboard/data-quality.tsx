import { ADMIN_PATHS } from '@catalogue/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { hiddenCountQuery } from '../data/queries/content';
import { useLiveProducts } from '../data/use-products';
import { DASHBOARD_TEXTS } from './dashboard-texts';
import styles from './dashboard.module.css';

const { care: texts } = DASHBOARD_TEXTS;

/** Live products that miss something, and the hidden ones, as rows of today's list. Each leads to the list of exactly these products. */
export function DataQuality() {
  const { products = [] } = useLiveProducts();
  const { data: hidden } = useQuery(hiddenCountQuery());
  const lines = [
    {
      label: texts.noPicture,
      search: 'live=yes&missing=picture',
      count: products.filter(({ picture }) => picture === null).length,
    },
    { label: texts.noPrice, search: 'live=yes&missing=price', count: products.filter(({ price }) => price === null).length },
    { label: texts.outOfStock, search: 'live=yes&stock=no', count: products.filter(({ stock }) => !stock).length },
    { label: texts.hidden, search: 'live=no', count: hidden ?? 0 },
  ];
  return lines
    .filter(({ count }) => count > 0)
    .map(({ label, search, count }) => (
      <li key={label}>
        <Link to={`${ADMIN_PATHS.products}?${search}`} className={styles.line}>
          <span>{label}</span>
          <strong className={styles.count}>{count.toLocaleString('en-IN')}</strong>
        </Link>
      </li>
    ));
}

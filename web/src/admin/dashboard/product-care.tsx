import { ADMIN_PATHS } from '@catalogue/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../router/link';
import { catalogueFileQuery, hiddenCountQuery } from '../data/queries';
import { QueryStatus } from '../ui/query-status';
import { DASHBOARD_TEXTS } from './dashboard-texts';
import styles from './dashboard-page.module.css';

/** Products that miss something, each number with its filtered list. */
export function ProductCare() {
  const query = useQuery(catalogueFileQuery());
  const { data: hidden } = useQuery(hiddenCountQuery());
  const products = query.data?.products ?? [];
  const lines = [
    { label: DASHBOARD_TEXTS.care.noPicture, search: 'missing=picture', count: products.filter((one) => !one.picture).length },
    {
      label: DASHBOARD_TEXTS.care.noPrice,
      search: 'missing=price',
      count: products.filter((one) => one.price === null).length,
    },
    { label: DASHBOARD_TEXTS.care.outOfStock, search: 'stock=no', count: products.filter((one) => !one.stock).length },
    { label: DASHBOARD_TEXTS.care.hidden, search: 'live=no', count: hidden },
  ];
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{DASHBOARD_TEXTS.care.title}</h2>
      <QueryStatus isCompact query={query} />
      {query.data && (
        <ul className={styles.lines}>
          {lines.map(({ label, search, count }) => (
            <li key={label}>
              <Link to={`${ADMIN_PATHS.products}?${search}`} className={styles.line}>
                <span>{label}</span>
                <strong className={styles.count}>{count ?? DASHBOARD_TEXTS.unknown}</strong>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

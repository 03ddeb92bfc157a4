import { ADMIN_PATHS, editProductPath } from '@catalogue/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { plural } from '../../lib/plural';
import { Link } from '../../router/link';
import { latestOrdersQuery } from '../data/queries';
import { QueryStatus } from '../ui/query-status';
import { countProducts } from './count-products';
import { DASHBOARD_TEXTS } from './dashboard-texts';
import styles from './dashboard-page.module.css';

const SHOWN = 6;

/** The products that the latest orders ask for. */
export function MostAsked() {
  const query = useQuery(latestOrdersQuery());
  const products = countProducts(query.data ?? [], SHOWN);
  const most = products[0]?.count ?? 1;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{DASHBOARD_TEXTS.mostAsked}</h2>
      <QueryStatus isCompact query={query} />
      {query.data && products.length === 0 && <p className={styles.note}>{DASHBOARD_TEXTS.noneAsked}</p>}
      <ol className={styles.lines}>
        {products.map(({ id, title, count }) => (
          <li key={id ?? title}>
            <Link to={id === null ? ADMIN_PATHS.orders : editProductPath(id)} className={styles.line}>
              <span>{title}</span>
              <span className={styles.note}>{plural(count, 'order')}</span>
              <span aria-hidden="true" className={styles.bar} style={{ '--share': count / most }} />
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

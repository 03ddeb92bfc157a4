import type { PublishingStatus } from '@catalogue/contract/entities/publishing';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatMoment } from '../../lib/format';
import { Card, Stack } from '../../ui/layout';
import { contentQuery, publishingQuery } from '../data/queries/content';
import { useLiveProducts } from '../data/use-products';
import { pathOfDocument } from './activity-lines';
import styles from './dashboard.module.css';
import { DASHBOARD_TEXTS } from './dashboard-texts';

const { publishing: texts } = DASHBOARD_TEXTS;

/** Shown while changes wait to be published, and while documents cannot be. */
export function PublishingLine() {
  const { data } = useQuery(publishingQuery());
  const status = data?.status ?? null;
  if (status === null || (status.pending === 0 && status.failures.length === 0)) return null;
  const since = status.oldestAt === null ? null : formatMoment(status.oldestAt);
  return (
    <Card gap={1} className={styles.publishing} role="status">
      {status.pending > 0 && <p>{texts.pending(status.pending, since)}</p>}
      {status.failures.length > 0 && <Failures failures={status.failures} />}
    </Card>
  );
}

/** Documents that cannot be published, each with the reason and a link to where it is mended. */
function Failures({ failures }: Pick<PublishingStatus, 'failures'>) {
  const { products = [] } = useLiveProducts();
  const { data: categories } = useQuery(contentQuery('categories'));
  const { data: banners } = useQuery(contentQuery('banners'));
  const titles = new Map<string, string>([
    ...products.map(({ id, title }) => [`products/${id}`, title] as const),
    ...(categories?.rows ?? []).map(({ id, title }) => [`categories/${id}`, title] as const),
    ...(banners?.rows ?? []).filter(({ alt }) => alt !== '').map(({ id, alt }) => [`banners/${id}`, alt] as const),
  ]);
  const kindOf = (id: string) => banners?.rows.find((banner) => banner.id === id)?.kind;
  return (
    <>
      <p>{texts.failures(failures.length)}</p>
      <Stack as="ul">
        {failures.map(({ path, reason }) => {
          const to = pathOfDocument(path, kindOf);
          const title = titles.get(path) ?? path;
          return (
            <li key={path} className={styles.line}>
              {to === null ? (
                title
              ) : (
                <Link to={to} className={styles.product}>
                  {title}
                </Link>
              )}
              <span className={styles.note}>{reason}</span>
            </li>
          );
        })}
      </Stack>
    </>
  );
}

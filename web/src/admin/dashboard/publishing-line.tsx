import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '../../lib/format';
import { Card } from '../../ui/layout';
import { publishingQuery } from '../data/queries/content';
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
      {status.failures.length > 0 && (
        <p>
          {texts.failures(status.failures.length, status.failures.map(({ path, reason }) => `${path} (${reason})`).join(', '))}
        </p>
      )}
    </Card>
  );
}

import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '../../lib/format';
import { Button } from '../../ui/button';
import { Stack, Toolbar } from '../../ui/layout';
import { MutedText } from '../../ui/muted-text';
import { statusQuery } from '../data/queries/site';
import { QueryStatus } from '../ui/query-status';
import { BackupSection } from './backup-section';
import { CheckCard } from './check-card';
import { StatusTables } from './status-tables';
import { STATUS_SCREEN_TEXTS as texts } from './status-texts';
import styles from './status-page.module.css';

/** /Admin/status: the state of every check, and the figures behind it. */
export default function StatusPage() {
  const query = useQuery(statusQuery());
  const status = query.data;
  const bad = status?.checks.filter(({ state }) => state === 'bad').length ?? 0;
  return (
    <Stack gap={5} className={styles.page}>
      <MutedText>{texts.lead}</MutedText>
      <QueryStatus query={query} failureMessage={texts.failed} loadingLabel={texts.loading} />
      {status !== undefined && (
        <>
          <Toolbar gap={3}>
            <p role="status">
              <strong>{bad === 0 ? texts.allGood : texts.bad(bad)}</strong>{' '}
              <span className={styles.note}>{texts.checkedAt(formatMoment(status.checkedAt))}</span>
            </p>
            <Button busy={query.isFetching} onClick={() => void query.refetch()}>
              {query.isFetching ? texts.refreshing : texts.refresh}
            </Button>
          </Toolbar>
          <Stack as="ul" gap={4} className={styles.cards}>
            {status.checks.map((item) => (
              <CheckCard key={item.check} status={status} item={item} />
            ))}
          </Stack>
          <BackupSection />
          <details>
            <summary className={styles.figures}>{texts.figures}</summary>
            <Stack gap={6} className={styles.tables}>
              <StatusTables status={status} />
            </Stack>
          </details>
        </>
      )}
    </Stack>
  );
}

import type { LeadMetrics } from '@catalogue/contract/entities/lead-metrics';
import { useQuery } from '@tanstack/react-query';
import { useReachable } from '../../data/network/use-reachable';
import { formatIsoDay, formatMoment } from '../../lib/format';
import { Card } from '../../ui/layout';
import { failureReason } from '../data/failure-reason';
import { formatAge } from '../../lib/format-age';
import { leadMetricsQuery } from '../data/queries/leads';
import { DataTable } from '../ui/data-table';
import { QueryStatus } from '../ui/query-status';
import styles from './dashboard.module.css';
import { DASHBOARD_TEXTS } from './dashboard-texts';
import { WeekBars } from './week-bars';

const { chart: texts } = DASHBOARD_TEXTS;

/** Fewer weeks with enquiries show no course. */
const WEEKS_OF_A_CHART = 4;
const hasLeads = ({ answered, unanswered }: LeadMetrics['weeks'][number]): boolean => answered + unanswered > 0;

/** Enquiries of twelve weeks as bars, answered or not, and the median time to the first answer. A table says the same. */
export function LeadChart() {
  const query = useQuery(leadMetricsQuery());
  const { metrics, failure } = query.data ?? { metrics: null, failure: null };
  const isOnline = useReachable();
  if (metrics === null && !isOnline) return null;
  const weeks = metrics?.weeks ?? [];
  const sum = (field: 'answered' | 'unanswered') => weeks.reduce((total, week) => total + week[field], 0);
  const received = sum('answered') + sum('unanswered');
  const last = weeks.at(-1);
  return (
    <Card as="section" className={styles.section}>
      <h2 className={styles.heading}>{texts.title}</h2>
      <QueryStatus loading="line" query={query} failureMessage={texts.failed} />
      {metrics && failure && <p className={styles.note}>{texts.asOf(formatMoment(metrics.asOf), failureReason(failure))}</p>}
      {metrics && received === 0 && <p className={styles.note}>{texts.empty}</p>}
      {metrics && last && received > 0 && (
        <>
          <p>
            {texts.summary(received, sum('unanswered'))} {texts.thisWeek(last.answered + last.unanswered, last.unanswered)}{' '}
            {metrics.firstAnswerMs === null ? texts.noMedian : texts.median(formatAge(metrics.firstAnswerMs))}
          </p>
          {weeks.filter(hasLeads).length >= WEEKS_OF_A_CHART && (
            <>
              <WeekBars weeks={weeks} />
              <ul className={styles.legend}>
                <li className={styles.answeredKey}>{texts.answered}</li>
                <li className={styles.unansweredKey}>{texts.unanswered}</li>
              </ul>
            </>
          )}
          <details>
            <summary className={styles.tableToggle}>{texts.table}</summary>
            <DataTable
              label={texts.title}
              rows={[...weeks].reverse()}
              keyOf={({ day }) => day}
              columns={[
                { title: texts.columns.week, isRowHeader: true, cell: ({ day }) => formatIsoDay(day) },
                { title: texts.answered, cell: ({ answered }) => answered },
                { title: texts.unanswered, cell: ({ unanswered }) => unanswered },
                {
                  title: texts.columns.median,
                  cell: ({ firstAnswerMs }) => (firstAnswerMs === null ? DASHBOARD_TEXTS.unknown : formatAge(firstAnswerMs)),
                },
              ]}
            />
          </details>
        </>
      )}
    </Card>
  );
}

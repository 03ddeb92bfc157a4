import type { LeadMetrics } from '@catalogue/contract/entities/lead-metrics';
import { formatShortDay } from '../../lib/format';
import styles from './dashboard.module.css';

/** Units of the drawing. */
const [STEP, BAR, HEIGHT, TOP, BOTTOM] = [30, 20, 110, 16, 18];
/** Every so many weeks have their day below. */
const LABELLED = 3;

/** One bar per week, answered leads below those that wait. Hidden from screen readers: the table beside it says the same. */
export function WeekBars({ weeks }: Pick<LeadMetrics, 'weeks'>) {
  const most = Math.max(1, ...weeks.map(({ answered, unanswered }) => answered + unanswered));
  const heightOf = (count: number) => (count / most) * HEIGHT;
  const ground = TOP + HEIGHT;
  return (
    <svg viewBox={`0 0 ${weeks.length * STEP} ${ground + BOTTOM}`} className={styles.chart} aria-hidden="true">
      <line x1="0" x2={weeks.length * STEP} y1={ground + 0.5} y2={ground + 0.5} className={styles.ground} />
      {weeks.map(({ day, answered, unanswered }, index) => {
        const [x, middle] = [index * STEP + (STEP - BAR) / 2, index * STEP + STEP / 2];
        const isLast = index === weeks.length - 1;
        const [low, high] = [heightOf(answered), heightOf(unanswered)];
        return (
          <g key={day}>
            <rect x={x} y={ground - low} width={BAR} height={low} className={styles.answered} />
            <rect x={x} y={ground - low - high} width={BAR} height={high} className={styles.unanswered} />
            {answered + unanswered > 0 && (
              <text x={middle} y={ground - low - high - 4} className={styles.weekTotal}>
                {answered + unanswered}
              </text>
            )}
            {(weeks.length - 1 - index) % LABELLED === 0 && (
              <text
                x={isLast ? middle + STEP / 2 : middle}
                y={ground + 14}
                className={[styles.weekDay, isLast && styles.lastWeek].filter(Boolean).join(' ')}
              >
                {formatShortDay(Date.parse(day))}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

import * as v from 'valibot';
import { count, measure, moment } from './fields';

/** Weeks of the metrics, the running one included. */
export const METRIC_WEEKS = 12;

/** Median, ms; null without an answer on record. */
const median = v.nullable(measure);

/** Leads of the last weeks: how many came, how many were answered, and how soon. It holds no personal data. */
export const leadMetrics = v.object({
  asOf: moment,
  /** Oldest first; `day` is the week's Monday, as `2026-11-16`. */
  weeks: v.array(v.object({ day: v.string(), answered: count, unanswered: count, firstAnswerMs: median })),
  /** Over all weeks. */
  firstAnswerMs: median,
});
export type LeadMetrics = v.InferOutput<typeof leadMetrics>;

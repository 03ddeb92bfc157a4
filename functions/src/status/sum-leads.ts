import { METRIC_WEEKS, type LeadMetrics } from '@catalogue/contract/entities/lead-metrics';
import type { LeadStatus } from '@catalogue/contract/entities/lead-status';
import type { LeadTimeline } from '@catalogue/contract/entities/lead-timeline';
import { firstAnswerMs, isUnanswered } from '@catalogue/contract/first-answer';
import { INDIA_OFFSET_MS } from '@catalogue/contract/india-time';
import { dayOf } from '@catalogue/contract/iso-day';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const WEEK = 7 * DAY;
/** 1 January 1970 was a Thursday. */
const FIRST_MONDAY = 4 * DAY;

/** Leads that are summed at most: about 600 kB of the document that stores them. The oldest make room. */
const MOST = 20_000;

/** Minute of arrival, and minutes to the first answer; `-1`: answered without a time on record. null: not answered. */
export type LeadSummary = readonly [receivedMinute: number, answerMinutes: number | null];
export type LeadSummaries = Readonly<Record<string, LeadSummary>>;

export interface ChangedLead {
  /** Does not tell the lead's id. */
  key: string;
  status: LeadStatus;
  createdAt: number;
  timeline?: LeadTimeline | undefined;
}

/** Start of the week of a moment, in India, ms. */
const weekOf = (at: number): number =>
  Math.floor((at + INDIA_OFFSET_MS - FIRST_MONDAY) / WEEK) * WEEK + FIRST_MONDAY - INDIA_OFFSET_MS;

/** Start of the oldest week of the metrics, ms. */
export const firstWeek = (now: number): number => weekOf(now) - (METRIC_WEEKS - 1) * WEEK;

function summaryOf(lead: ChangedLead): LeadSummary {
  const answer = firstAnswerMs(lead);
  const minutes = answer === null ? null : Math.round(answer / MINUTE);
  return [Math.floor(lead.createdAt / MINUTE), minutes ?? (isUnanswered(lead) ? null : -1)];
}

/** The summaries with these leads as they are now. Spam, merged and old leads have none. Repeating it changes nothing. */
export function withLeads(summaries: LeadSummaries, changed: readonly ChangedLead[], now: number): LeadSummaries {
  const next = new Map(Object.entries(summaries));
  for (const lead of changed) {
    if (lead.status === 'spam' || lead.status === 'merged') next.delete(lead.key);
    else next.set(lead.key, summaryOf(lead));
  }
  const kept = [...next].filter(([, [minute]]) => minute * MINUTE >= firstWeek(now));
  return Object.fromEntries(kept.sort(([, [one]], [, [other]]) => other - one).slice(0, MOST));
}

function medianOf(values: readonly number[]): number | null {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? null : ((low + high) / 2) * MINUTE;
}

/** The metrics of the weeks that end with `now`. */
export function metricsOf(summaries: LeadSummaries, now: number): LeadMetrics {
  const all = Object.values(summaries);
  const answers = (some: readonly LeadSummary[]): number[] =>
    some.flatMap(([, minutes]) => (minutes === null || minutes < 0 ? [] : [minutes]));
  const weeks = Array.from({ length: METRIC_WEEKS }, (_, index) => {
    const start = firstWeek(now) + index * WEEK;
    const received = all.filter(([minute]) => minute * MINUTE >= start && minute * MINUTE < start + WEEK);
    const unanswered = received.filter(([, minutes]) => minutes === null).length;
    return {
      day: dayOf(start + INDIA_OFFSET_MS),
      answered: received.length - unanswered,
      unanswered,
      firstAnswerMs: medianOf(answers(received)),
    };
  });
  return { asOf: now, weeks, firstAnswerMs: medianOf(answers(all)) };
}

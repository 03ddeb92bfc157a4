import type { LeadStatus } from './entities/lead-status';
import type { LeadTimeline } from './entities/lead-timeline';

/** Without an answer. */
const UNANSWERED: readonly LeadStatus[] = ['new', 'suspect'];

interface AnswerableLead {
  status: LeadStatus;
  createdAt: number;
  timeline?: LeadTimeline | undefined;
}

/** Whether a lead waits for its first answer. The status alone decides, so that lists, counts on the server and figures agree. */
export const isUnanswered = ({ status }: Pick<AnswerableLead, 'status'>): boolean => status === 'new';

/**
 * Time from the arrival of a lead to its first contact or to the first status that follows one, ms. Answers from before the lead
 * was set back to new do not count. null: the lead waits, or no answer is on record.
 */
export function firstAnswerMs({ status, createdAt, timeline = {} }: AnswerableLead): number | null {
  if (UNANSWERED.includes(status)) return null;
  const entries = Object.values(timeline);
  const reset = Math.max(0, ...entries.filter((entry) => entry.status === 'new').map(({ at }) => at));
  const answers = entries.filter(
    (entry) =>
      entry.at > reset && (entry.contact !== undefined || (entry.status !== undefined && !UNANSWERED.includes(entry.status))),
  );
  return answers.length === 0 ? null : Math.max(0, Math.min(...answers.map(({ at }) => at)) - createdAt);
}

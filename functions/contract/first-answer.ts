import type { LeadStatus } from './entities/lead-status';
import type { LeadTimeline, TimelineEntry } from './entities/lead-timeline';

/** Without an answer. */
const UNANSWERED: readonly LeadStatus[] = ['new', 'spam'];

interface AnswerableLead {
  status: LeadStatus;
  createdAt: number;
  timeline?: LeadTimeline | undefined;
}

/** Whether a lead waits for its first answer. The status alone decides, so that lists, counts on the server and figures agree. */
export const isUnanswered = ({ status }: Pick<AnswerableLead, 'status'>): boolean => status === 'new';

/** Whether a lead has had an answer. A spam lead neither waits for one nor has one. */
export const isAnswered = ({ status }: Pick<AnswerableLead, 'status'>): boolean => !UNANSWERED.includes(status);

/**
 * Time from the arrival of a lead to its first contact or to the first status that follows one, ms. Answers from before the lead
 * was set back to new do not count. null: the lead waits, or no answer is on record.
 */
export function firstAnswerMs({ status, createdAt, timeline = {} }: AnswerableLead): number | null {
  if (!isAnswered({ status })) return null;
  const entries = Object.values(timeline);
  const reset = Math.max(0, ...entries.filter((entry) => entry.status === 'new').map(({ at }) => at));
  const isAnswer = ({ contact, status: next, answeredAt }: TimelineEntry): boolean =>
    contact !== undefined ||
    answeredAt !== undefined ||
    (next !== undefined && next !== 'merged' && isAnswered({ status: next }));
  const answers = entries.filter((entry) => entry.at > reset && isAnswer(entry)).map(({ at, answeredAt = at }) => answeredAt);
  return answers.length === 0 ? null : Math.max(0, Math.min(...answers) - createdAt);
}

import type { LeadStatus } from './entities/lead-status';
import type { LeadTimeline } from './entities/lead-timeline';

const UNANSWERED: readonly LeadStatus[] = ['new', 'suspect'];

interface AnswerableLead {
  createdAt: number;
  timeline?: LeadTimeline | undefined;
}

/** Time from the arrival of a lead to the first contact or to the first status that follows one, ms; null: none on record. */
export function firstAnswerMs({ createdAt, timeline = {} }: AnswerableLead): number | null {
  const answers = Object.values(timeline).filter(
    ({ contact, status }) => contact !== undefined || (status !== undefined && !UNANSWERED.includes(status)),
  );
  return answers.length === 0 ? null : Math.max(0, Math.min(...answers.map(({ at }) => at)) - createdAt);
}

import type { LeadStatus } from '@catalogue/contract/entities/lead-status';
import type { Lead } from '../../lib/lead-view';

const UNANSWERED: readonly LeadStatus[] = ['new', 'suspect'];

/** Time from the arrival of a lead to the first contact or to the first status that follows one, ms; null: none on record. */
export function firstAnswerMs({ createdAt, timeline = {} }: Lead): number | null {
  const answers = Object.values(timeline).filter(
    ({ contact, status }) => contact !== undefined || (status !== undefined && !UNANSWERED.includes(status)),
  );
  return answers.length === 0 ? null : Math.max(0, Math.min(...answers.map(({ at }) => at)) - createdAt);
}

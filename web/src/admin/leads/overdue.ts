import { isUnanswered } from '@catalogue/contract/first-answer';
import type { Lead } from '../../data/leads/lead-view';
import { answerDueAt, type AnswerHours } from './answer-day';

/** Whether a lead still waits for its first answer after the day on which one was promised has ended. */
export const isAnswerOverdue = (lead: Pick<Lead, 'status' | 'createdAt'>, now: number, hours: AnswerHours): boolean =>
  isUnanswered(lead) && now > answerDueAt(lead.createdAt, hours);

/** Whether the next call of a lead was planned for an earlier moment than now. */
export const isCallOverdue = ({ nextCallAt }: Pick<Lead, 'nextCallAt'>, now: number): boolean =>
  nextCallAt !== null && nextCallAt < now;

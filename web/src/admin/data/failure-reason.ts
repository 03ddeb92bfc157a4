import { isReachable } from '../../data/network/network-status';
import { ServerFailure } from '../../lib/server-failure';
import { ADMIN_TEXTS } from '../admin-texts';

/**
 * Why something failed. 'refused': the caller has no right to it, or it is malformed. 'busy': the server takes no more for now.
 * 'offline': no connection. 'noAnswer': there is a connection, but no usable answer. 'device': something on this device.
 */
export type FailureKind = 'refused' | 'busy' | 'offline' | 'noAnswer' | 'device';

/** Codes of Firestore, Storage and Auth, without the name of the product. */
const KINDS: Readonly<Record<string, FailureKind>> = {
  'permission-denied': 'refused',
  unauthenticated: 'refused',
  unauthorized: 'refused',
  'invalid-argument': 'refused',
  'not-found': 'refused',
  'failed-precondition': 'refused',
  'resource-exhausted': 'busy',
  'quota-exceeded': 'busy',
  aborted: 'busy',
  unavailable: 'noAnswer',
  'deadline-exceeded': 'noAnswer',
  'retry-limit-exceeded': 'noAnswer',
  'network-request-failed': 'noAnswer',
  internal: 'noAnswer',
  unknown: 'noAnswer',
};
const TOO_MANY_REQUESTS = 429;
const SERVER_ERRORS = 500;

/** What an error of Firestore, Storage or our API means. */
export function failureKind(error: unknown): FailureKind {
  const kind = answeredKind(error);
  return (kind === 'noAnswer' || kind === 'device') && !isReachable() ? 'offline' : kind;
}

function answeredKind(error: unknown): FailureKind {
  if (error instanceof ServerFailure) {
    if (error.status === null || error.status >= SERVER_ERRORS) return 'noAnswer';
    return error.status === TOO_MANY_REQUESTS ? 'busy' : 'refused';
  }
  if (!(error instanceof Error)) return 'device';
  // By name and code: the classes belong to the Firebase chunks.
  if (error.name === 'WriteRefused') return 'refused';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return KINDS[code.slice(code.indexOf('/') + 1)] ?? 'device';
}

/** The sentence that says why something failed: the server's own, where it gave one. */
export const failureReason = (error: unknown): string =>
  (error instanceof ServerFailure && error.message) || ADMIN_TEXTS.failures[failureKind(error)];

type Called<Answer> =
  | { outcome: 'done'; answer: Answer }
  | { outcome: 'refused'; status: number; message: string; errors: Readonly<Record<string, string>> }
  | { outcome: 'unreachable' };

/** The answer to a call of our API. @throws ServerFailure */
export function answerOf<Answer>(called: Called<Answer>): Answer {
  if (called.outcome === 'done') return called.answer;
  if (called.outcome === 'unreachable') throw new ServerFailure(null);
  throw new ServerFailure(called.status, Object.values(called.errors).join(' ') || called.message);
}

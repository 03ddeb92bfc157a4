import { STATUS_CODES } from 'node:http';
import type { ProblemAnswer } from '@catalogue/contract/endpoints/problem';

export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503;

/** What the body says where there is nothing more exact to say. */
const DEFAULT_MESSAGES: Record<RefusalStatus, string> = {
  400: 'The request could not be read.',
  401: 'Please log in.',
  403: 'This is for staff only.',
  404: 'There is nothing at this address.',
  405: 'This address does not answer to that method.',
  409: 'This was changed by someone else in the meantime.',
  413: 'That is too large.',
  415: 'This kind of content is not accepted.',
  422: 'Some fields need your attention.',
  429: 'Too many requests. Please try again a little later.',
  500: 'Something went wrong on our side.',
  503: 'The service is busy. Please try again in a moment.',
};

interface ProblemDetails {
  message?: string;
  /** A sentence for each field at fault. */
  errors?: Record<string, string>;
  headers?: Record<string, string>;
}

/** A refusal that the caller is told of. Throw it anywhere in a handler. */
export class Problem extends Error {
  readonly errors: Record<string, string>;
  readonly headers: Record<string, string>;

  constructor(
    readonly status: RefusalStatus,
    { message, errors = {}, headers = {} }: ProblemDetails = {},
  ) {
    super(message ?? DEFAULT_MESSAGES[status]);
    this.name = 'Problem';
    this.errors = errors;
    this.headers = headers;
  }

  toAnswer(requestId: string): ProblemAnswer {
    return {
      type: 'about:blank',
      title: STATUS_CODES[this.status] ?? 'Error',
      status: this.status,
      detail: this.message,
      message: this.message,
      errors: this.errors,
      requestId,
    };
  }
}

/** gRPC codes that pass by themselves: DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, ABORTED, UNAVAILABLE. */
const TRANSIENT_CODES: readonly unknown[] = [4, 8, 10, 14];

/** Whatever a handler threw, as what the caller may know of it. */
export function problemOf(cause: unknown): Problem {
  if (cause instanceof Problem) return cause;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return TRANSIENT_CODES.includes(code) ? new Problem(503, { headers: { 'retry-after': '2' } }) : new Problem(500);
}

import { STATUS_CODES } from 'node:http';
import type { ProblemAnswer } from '@catalogue/contract/endpoints/problem';
import { isConnectionError } from '../platform/connection-error';

export type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503;

/** Message of a problem without a more specific one. */
const DEFAULT_MESSAGES: Record<ErrorStatus, string> = {
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
  /** Error message by field. */
  errors?: Record<string, string>;
  headers?: Record<string, string>;
}

/** An error that is sent to the caller as RFC 9457 problem. Handlers throw it. */
export class HttpError extends Error {
  readonly errors: Record<string, string>;
  readonly headers: Record<string, string>;

  constructor(
    readonly status: ErrorStatus,
    { message, errors = {}, headers = {} }: ProblemDetails = {},
  ) {
    super(message ?? DEFAULT_MESSAGES[status]);
    this.name = 'HttpError';
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

/** Transient gRPC codes: DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, ABORTED, UNAVAILABLE. */
const TRANSIENT_CODES: readonly unknown[] = [4, 8, 10, 14];

/** Converts any thrown value into a problem; hides details of unexpected errors. */
export function httpErrorOf(cause: unknown): HttpError {
  if (cause instanceof HttpError) return cause;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  const isTransient = TRANSIENT_CODES.includes(code) || isConnectionError(cause);
  return isTransient ? new HttpError(503, { headers: { 'retry-after': '2' } }) : new HttpError(500);
}

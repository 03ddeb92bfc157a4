import { error, info, warn } from 'firebase-functions/logger';
import { countError } from './count-errors';

/** Allowed fields of a log entry. None holds personal data: logs outlive the data they describe. */
export interface LogFacts {
  path?: string;
  id?: string;
  uid?: string;
  method?: string;
  /** Path template of the endpoint, never the requested path. */
  route?: string;
  /** The x-request-id of the response. */
  request?: string;
  status?: number;
  count?: number;
  milliseconds?: number;
  attempt?: number;
  reason?: string;
  /** Names of fields. */
  fields?: string;
}

/** Name, code and stack frames of an error. The message is dropped: it may quote personal data. */
function described(cause: unknown): { error?: string } {
  if (cause === undefined) return {};
  if (!(cause instanceof Error)) return { error: typeof cause };
  const { name, message, stack = '' } = cause;
  const code = 'code' in cause && /^[\w/.-]{1,60}$/.test(String(cause.code)) ? ` ${String(cause.code)}` : '';
  // A message may contain lines that look like frames, so search after it.
  const behind = stack.slice(stack.indexOf(message) + message.length);
  const frames = behind.split('\n').filter((line) => /^\s+at /.test(line));
  return { error: [`${name}${code}`, ...frames].join('\n') };
}

/** Structured logging for Cloud Logging. Messages are constant, so that equal events are grouped. */
export const log = {
  info: (message: string, facts: LogFacts = {}): void => {
    info(message, facts);
  },
  warn: (message: string, facts: LogFacts = {}, cause?: unknown): void => {
    warn(message, { ...facts, ...described(cause) });
  },
  error: (message: string, facts: LogFacts = {}, cause?: unknown): void => {
    error(message, { ...facts, ...described(cause) });
    void countError();
  },
};

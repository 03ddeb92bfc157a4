import { error, info, warn } from 'firebase-functions/logger';

/**
 * What a log line may hold. There is no place for a name, an address, a number to call or a text that someone wrote:
 * logs outlive the data they speak of.
 */
export interface LogFacts {
  path?: string;
  id?: string;
  uid?: string;
  function?: string;
  method?: string;
  /** A row of the endpoints' table, never the path as it was called. */
  route?: string;
  /** The id that the caller was told. */
  request?: string;
  status?: number;
  version?: number;
  count?: number;
  bytes?: number;
  milliseconds?: number;
  attempt?: number;
  reason?: string;
}

/**
 * What of an error is worth keeping: its kind and where it happened, never what it says. Others' messages quote what they
 * were given: a mail server names the address that it refuses.
 */
function described(cause: unknown): { error?: string } {
  if (cause === undefined) return {};
  if (!(cause instanceof Error)) return { error: typeof cause };
  const { name, message, stack = '' } = cause;
  const code = 'code' in cause && /^[\w/.-]{1,60}$/.test(String(cause.code)) ? ` ${String(cause.code)}` : '';
  // A message of several lines may itself look like frames: they begin behind it.
  const behind = stack.slice(stack.indexOf(message) + message.length);
  const frames = behind.split('\n').filter((line) => /^\s+at /.test(line));
  return { error: [`${name}${code}`, ...frames].join('\n') };
}

/** Structured log lines for Cloud Logging. Sentences are constant, so that equal events group. */
export const log = {
  info: (sentence: string, facts: LogFacts = {}): void => {
    info(sentence, facts);
  },
  warn: (sentence: string, facts: LogFacts = {}, cause?: unknown): void => {
    warn(sentence, { ...facts, ...described(cause) });
  },
  error: (sentence: string, facts: LogFacts = {}, cause?: unknown): void => {
    error(sentence, { ...facts, ...described(cause) });
  },
};

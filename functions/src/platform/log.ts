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

/** What of an error is worth keeping: where it happened and its kind. */
const described = (cause: unknown): { error?: string } =>
  cause === undefined ? {} : { error: cause instanceof Error ? (cause.stack ?? cause.message) : typeof cause };

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

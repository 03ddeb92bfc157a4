import type { Schema } from '@catalogue/contract/endpoints/endpoint';
import { WRONG_TYPE_MESSAGE } from '@catalogue/contract/entities/fields';
import * as v from 'valibot';
import { Problem } from './problem';
import type { RefusalStatus } from './problem';

/**
 * Reads something with a schema.
 *
 * @param message for the refusal, instead of the general one
 * @throws Problem `status` with the first sentence for each field at fault
 */
export function parse(schema: Schema, value: unknown, status: RefusalStatus, message?: string): unknown {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const errors: Record<string, string> = {};
  for (const issue of result.issues) {
    const field = v.getDotPath(issue) ?? 'body';
    errors[field] ??= messageOf(issue);
  }
  throw new Problem(status, message === undefined ? { errors } : { message, errors });
}

/** Valibot's own words for a wrong type repeat what was sent and speak of types; everything else is ours. */
const messageOf = (issue: v.BaseIssue<unknown>): string => {
  if (!issue.message.startsWith('Invalid ')) return issue.message;
  return issue.received === 'undefined' ? 'Required' : WRONG_TYPE_MESSAGE;
};

import type { Schema } from '@catalogue/contract/endpoints/endpoint';
import { isDefaultMessage, WRONG_TYPE_MESSAGE } from '@catalogue/contract/entities/fields';
import * as v from 'valibot';
import { canonicalParameters } from '../platform/http';
import { HttpError } from './http-error';
import type { ErrorStatus } from './http-error';

/**
 * Parses a value with a schema.
 *
 * @param message overrides the default message of the status
 * @throws HttpError `status` with the first error message of each invalid field
 */
export function parse(schema: Schema, value: unknown, status: ErrorStatus, message?: string): unknown {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const errors: Record<string, string> = {};
  for (const issue of result.issues) {
    const field = v.getDotPath(issue) ?? 'body';
    errors[field] ??= messageOf(issue);
  }
  throw new HttpError(status, message === undefined ? { errors } : { message, errors });
}

/** Valibot's default messages quote the input, so they are replaced. */
const messageOf = (issue: v.BaseIssue<unknown>): string => {
  if (!isDefaultMessage(issue)) return issue.message;
  return issue.received === 'undefined' ? 'Required' : WRONG_TYPE_MESSAGE;
};

/** The query with the parameters of the schema alone; null if it is that already: see `canonicalParameters`. */
export function canonicalQuery(schema: Schema | undefined, search: URLSearchParams): string | null {
  const names = schema !== undefined && 'entries' in schema ? Object.keys(schema.entries as object) : [];
  return canonicalParameters(names, search);
}

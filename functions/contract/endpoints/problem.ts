import * as v from 'valibot';
import { count } from '../entities/fields';

/** Media type of every refusal (RFC 9457). */
export const PROBLEM_TYPE = 'application/problem+json';

/** A refusal. `message` is for people; `errors` has one message for each invalid field. */
export const problem = v.object({
  type: v.string(),
  title: v.string(),
  status: count,
  detail: v.string(),
  message: v.string(),
  /** By field: `email`, `category.categoryId`; a file by its index, `files.0`. */
  errors: v.record(v.string(), v.string()),
  requestId: v.string(),
});
export type ProblemAnswer = v.InferOutput<typeof problem>;

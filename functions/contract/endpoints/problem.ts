import * as v from 'valibot';

/** Media type of every refusal (RFC 9457). */
export const PROBLEM_TYPE = 'application/problem+json';

/** A refusal. `message` is a sentence for people; `errors` has one for each field that is at fault. */
export const problem = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  detail: v.string(),
  message: v.string(),
  /** By field: `email`, `category.categoryId`; a file by its place, `files.0`. */
  errors: v.record(v.string(), v.string()),
  requestId: v.string(),
});
export type ProblemAnswer = v.InferOutput<typeof problem>;

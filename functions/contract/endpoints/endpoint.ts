import type * as v from 'valibot';
import type { LeadKind } from '../entities/lead';
import type { Right } from '../roles';

/** Any schema of the contract. */
export type Schema = v.GenericSchema;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call: anyone; anyone signed in; members of the team with a right. */
export type Access = 'public' | 'user' | Right;

/** A multipart body: pictures (png or jpeg, by content) under one field name. */
export interface Upload {
  upload: string;
  /** Most files in one request. */
  files: number;
}

/** A body that is one file. */
export interface RawBody {
  rawTypes: readonly string[];
  mostBytes: number;
}

/** What a success carries: JSON of a shape, nothing, a picture's bytes, a file to save, or a page to read and its style. */
export type Answer = Schema | 'nothing' | 'picture' | 'file' | 'page' | 'style';

/** One documented call. Routing, checks, the web's own client, tests and openapi.json all come from it. */
export interface Endpoint {
  method: Method;
  /** As documented, with `{name}` for parameters. Every path also answers below the base `/api`. */
  path: string;
  access: Access;
  /** Group in the documentation. */
  tag: string;
  summary: string;
  params?: Schema;
  /** Reads strings, as queries are made of them. */
  query?: Schema;
  body?: Schema | Upload | RawBody;
  answer: Answer;
  /** Also accepts this form, urlencoded. A browser without scripts gets a page as answer. */
  form?: LeadKind;
  /** Of a success. */
  status: 200 | 201 | 204;
  /** Error statuses of its own, beside those that follow from the rest of the row. */
  errorStatuses?: readonly (401 | 403 | 404 | 409 | 422 | 429)[];
  /** Message for an invalid body (422), instead of the general one. */
  refusal?: string;
  /** Bounded per caller: its answers may be 429 with `Retry-After`. */
  limit?: RateLimit;
  example: { params?: Record<string, string>; query?: Record<string, string>; body?: unknown; answer?: unknown };
}

/** A token bucket: `burst` calls at once, refilled at `perHour`. */
export interface RateLimit {
  burst: number;
  perHour: number;
}

type InputOf<S> = S extends Schema ? v.InferInput<S> : unknown;

/** Keeps a row's exact types and checks that its example is of its shapes. */
export const endpoint = <const E extends Endpoint>(
  row: E & { example: { body?: InputOf<E['body']>; answer?: InputOf<E['answer']> } },
): E => row;

export const isUpload = (body: Endpoint['body']): body is Upload => body !== undefined && 'upload' in body;

export const isRawBody = (body: Endpoint['body']): body is RawBody => body !== undefined && 'rawTypes' in body;

/** The schema of an answer or body where there is one. */
export const schemaOf = (part: Answer | Upload | RawBody | undefined): Schema | null =>
  part === undefined || typeof part === 'string' || 'upload' in part || 'rawTypes' in part ? null : part;

/**
 * The path of a call, without the base: `{name}` filled in, each parameter escaped.
 *
 * @throws RangeError when a parameter is missing
 */
export const fillPath = (path: string, params: Record<string, string> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new RangeError(`${path} wants ${name}`);
    return encodeURIComponent(value);
  });

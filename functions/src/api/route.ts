import type { Readable } from 'node:stream';
import type { Answer, Endpoint, RawBody, Schema, Upload } from '@catalogue/contract/endpoints/endpoint';
import type * as v from 'valibot';
import type { Caller } from './authenticate';
import type { UploadedPicture } from './multipart';
import type { RawFile } from './read-body';

type Output<Part> = Part extends Schema ? v.InferOutput<Part> : undefined;
type Body<Part> = Part extends Upload ? readonly UploadedPicture[] : Part extends RawBody ? RawFile : Output<Part>;

/** A validated request. */
export interface Call<E extends Endpoint> {
  params: Output<E['params']>;
  query: Output<E['query']>;
  body: Body<E['body']>;
  /** The caller; null without a valid token. */
  caller: () => Promise<E['access'] extends 'public' ? Caller | null : Caller>;
  /** IPv4 address or IPv6 /64 of the client; null if unknown. */
  network: string | null;
}

interface ReplyOptions {
  /** Overrides the status of the endpoint. */
  status?: 200 | 201;
  /** Source of the ETag: if the client has it, the answer is 304 and `data` is not computed. */
  tag?: string;
  /** The body as a gzip file, for clients that accept one. Without it, `data` is compressed. */
  gzip?: () => Promise<Uint8Array>;
  /** `Cache-Control`; default: `no-cache`. */
  cache?: string;
  location?: string;
  /** `Content-Disposition` */
  disposition?: string;
}

export type Reply<A extends Answer = Answer> = A extends Schema
  ? ReplyOptions & { data: v.InferInput<A> | (() => Promise<v.InferInput<A>>) }
  : A extends 'nothing'
    ? undefined
    : ReplyOptions & { type: string; data: () => Promise<Uint8Array | string | Readable> };

/** Handles one call. Throws an HttpError for errors. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Reply<E['answer']>>;

/** Handlers of a resource, by endpoint name. */
export type Handlers<Rows extends Record<string, Endpoint>> = { [Name in keyof Rows]: Handler<Rows[Name]> };

export interface Route {
  row: Endpoint;
  /** Method and path template: the key for logs and rate limits. */
  name: string;
  handler: () => Promise<(call: Call<Endpoint>) => Promise<UntypedReply>>;
}

/** A reply without the type of its endpoint. */
export type UntypedReply = (ReplyOptions & { type?: string; data: unknown }) | undefined;

/**
 * Routes of a resource.
 *
 * @param load imports the module with the handlers; called on the first request that passes all checks
 */
export const route = <Rows extends Record<string, Endpoint>>(
  rows: Rows,
  load: () => Promise<{ handlers: Handlers<Rows> }>,
): Route[] =>
  Object.entries(rows).map(([name, row]) => ({
    row,
    name: `${row.method} ${row.path}`,
    handler: async () => (await load()).handlers[name] as unknown as (call: Call<Endpoint>) => Promise<UntypedReply>,
  }));

import type { Readable } from 'node:stream';
import type { Answer, Endpoint, Schema, Upload } from '@catalogue/contract/endpoints/endpoint';
import type * as v from 'valibot';
import type { Caller } from './authenticate';
import type { UploadedPicture } from './multipart';

type Output<Part> = Part extends Schema ? v.InferOutput<Part> : undefined;
type Body<Part> = Part extends Upload ? readonly UploadedPicture[] : Output<Part>;

/** One request, checked against its row. */
export interface Call<E extends Endpoint> {
  params: Output<E['params']>;
  query: Output<E['query']>;
  body: Body<E['body']>;
  /** Who calls; null: nobody we know. */
  caller: () => Promise<E['access'] extends 'public' ? Caller | null : Caller>;
  /** Names the request in logs and answers. */
  requestId: string;
}

interface ReplyOptions {
  /** Instead of the row's. */
  status?: 200 | 201;
  /** What the content hangs on, for the ETag: a device that has it gets 304 and `data` is not made. */
  tag?: string;
  /** `Cache-Control`; without it, caches ask each time. */
  cache?: string;
  location?: string;
}

export type Reply<A extends Answer = Answer> = A extends Schema
  ? ReplyOptions & { data: v.InferInput<A> | (() => Promise<v.InferInput<A>>) }
  : A extends 'nothing'
    ? undefined
    : ReplyOptions & { type: string; data: () => Promise<Uint8Array | string | Readable> };

/** Answers one call. Throws a Problem to refuse. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Reply<E['answer']>>;

/** Handlers of a resource, under the names of its rows. */
export type Handlers<Rows extends Record<string, Endpoint>> = { [Name in keyof Rows]: Handler<Rows[Name]> };

export interface Route {
  row: Endpoint;
  /** The path as documented: what logs and rate limits call it. */
  name: string;
  handler: () => Promise<(call: Call<Endpoint>) => Promise<UntypedReply>>;
}

/** A reply whose row has been forgotten. */
export type UntypedReply = (ReplyOptions & { type?: string; data: unknown }) | undefined;

/**
 * Routes of a resource. Its module is loaded with the first call that is not refused beforehand.
 *
 * @param load a module that exports `handlers`
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

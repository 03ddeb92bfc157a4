import type { Endpoint, RawBody, Schema } from '@catalogue/contract/endpoints/endpoint';
import type { LeadKind } from '@catalogue/contract/entities/lead';
import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import { LIMITS } from '@catalogue/contract/limits';
import { HttpError } from './http-error';

/** A stream, or `rawBody` where a framework has read the body already. */
export type Request = IncomingMessage & { rawBody?: Buffer };

/** Media type without parameters, in lower case; '' if missing. */
export const mediaTypeOf = ({ headers }: Request): string =>
  (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

/**
 * Reads and drops the rest of a body. Answering before its end would break the connection under a proxy that still sends:
 * the emulators' proxy even ends with it. The platform bounds a body at 32 MiB.
 */
export const discard = (request: Request): Promise<void> =>
  finished(request.resume(), { writable: false }).catch(() => undefined);

/** @throws HttpError 413 if more than `maxBytes` were announced or received */
export async function readBytes(request: Request, maxBytes: number): Promise<Buffer> {
  const tooLarge = new HttpError(413, { message: `At most ${Math.floor(maxBytes / 1024)} kB are accepted here.` });
  if (request.rawBody !== undefined) {
    if (request.rawBody.byteLength > maxBytes) throw tooLarge;
    return request.rawBody;
  }
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) {
    await discard(request);
    throw tooLarge;
  }
  const parts: Buffer[] = [];
  let size = 0;
  try {
    // Destroying the request would close the connection before the rest is read.
    for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += part.byteLength;
      if (size > maxBytes) break;
      parts.push(part);
    }
  } catch {
    // The client disconnected, so nobody receives an answer.
    throw new HttpError(400);
  }
  if (size > maxBytes) {
    await discard(request);
    throw tooLarge;
  }
  return Buffer.concat(parts);
}

/**
 * Parses a JSON body that must be an object.
 *
 * @throws HttpError 413 too large; 415 wrong content type; 400 invalid JSON; 422 not an object
 */
export async function readJson(request: Request): Promise<object> {
  const bytes = await readBytes(request, LIMITS.jsonBytes);
  if (!/^application\/(?:[\w.-]+\+)?json$/.test(mediaTypeOf(request))) {
    throw new HttpError(415, { message: 'Please send application/json.', headers: { accept: 'application/json' } });
  }
  const value = parseJson(bytes);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new HttpError(422, { message: 'The body is not a JSON object.' });
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes), replaceLoneSurrogates);
  } catch {
    throw new HttpError(400, { message: 'The body is not JSON.' });
  }
}

/** Replaces lone surrogates, which JSON allows and Firestore rejects. */
const replaceLoneSurrogates = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\ufffd') : value;

/** A file as request body. It is read when the handler asks, so that a call without permission costs no memory. */
export interface RawFile {
  type: string;
  /** The Bearer token; '' if missing. */
  bearer: string;
  /** @throws HttpError 413 */
  read: () => Promise<Buffer>;
}

/** @throws HttpError 415 */
export function rawFileOf(request: Request, { rawTypes, mostBytes }: RawBody): RawFile {
  const type = mediaTypeOf(request);
  if (!rawTypes.includes(type)) throw new HttpError(415, { message: `Only ${rawTypes.join(', ')} are accepted.` });
  return {
    type,
    bearer: /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '',
    read: () => readBytes(request, mostBytes),
  };
}

export const FORM_TYPE = 'application/x-www-form-urlencoded';

export const isForm = (request: Request): boolean => mediaTypeOf(request) === FORM_TYPE;

/** An endpoint that accepts a form. */
export type FormEndpoint = Endpoint & { form: LeadKind; body: Schema };

/** Whether a browser without scripts sent the endpoint's form, so that a person sees the answer. */
export const wantsPage = (row: Endpoint, request: Request): row is FormEndpoint =>
  row.form !== undefined && isForm(request) && (request.headers.accept ?? '').includes('text/html');

/**
 * Fields of an urlencoded body. Empty fields are left out; of a repeated field the last value counts.
 *
 * @throws HttpError 413 too large
 */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const bytes = await readBytes(request, LIMITS.jsonBytes);
  const fields = [...new URLSearchParams(new TextDecoder().decode(bytes))];
  // Browsers send line breaks as CRLF; JSON of the web app has LF.
  return Object.fromEntries(fields.flatMap(([name, value]) => (value === '' ? [] : [[name, value.replace(/\r\n/g, '\n')]])));
}

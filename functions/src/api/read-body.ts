import type { IncomingMessage } from 'node:http';
import { LIMITS } from '@catalogue/contract/limits';
import { Problem } from './problem';

/** A request as Google's runtime and its emulator hand it over: with the body already read. A plain server has a stream. */
export type Request = IncomingMessage & { rawBody?: Buffer };

/** The media type of a request, without its parameters, in lower case; '' without one. */
export const mediaTypeOf = ({ headers }: Request): string =>
  (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

/** @throws Problem 413 as soon as more than `most` bytes were announced or have arrived */
export async function readBytes(request: Request, most: number): Promise<Buffer> {
  const tooLarge = (): Problem => new Problem(413, { message: `At most ${Math.floor(most / 1024)} kB are accepted here.` });
  if (Number(request.headers['content-length'] ?? 0) > most) throw tooLarge();
  if (request.rawBody !== undefined) {
    if (request.rawBody.byteLength > most) throw tooLarge();
    return request.rawBody;
  }
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of request as AsyncIterable<Buffer>) {
      size += part.byteLength;
      if (size > most) throw tooLarge();
      parts.push(part);
    }
  } catch (cause) {
    // Whoever breaks off hears nothing of it; our logs need not either.
    throw cause instanceof Problem ? cause : new Problem(400);
  }
  return Buffer.concat(parts);
}

/**
 * The object in a JSON body.
 *
 * @throws Problem 413 too large, 415 not JSON by its type, 400 not JSON by its content, 422 JSON but not an object
 */
export async function readJson(request: Request): Promise<object> {
  const bytes = await readBytes(request, LIMITS.jsonBytes);
  if (!/^application\/(?:[\w.-]+\+)?json$/.test(mediaTypeOf(request))) {
    throw new Problem(415, { message: 'Please send application/json.', headers: { accept: 'application/json' } });
  }
  const value = parsed(bytes);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new Problem(422, { message: 'The body is not a JSON object.' });
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes), wellFormed);
  } catch {
    throw new Problem(400, { message: 'The body is not JSON.' });
  }
}

/** Half of a surrogate pair, which JSON can spell and Firestore cannot store, becomes the replacement character. */
const wellFormed = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\ufffd') : value;

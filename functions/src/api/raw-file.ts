import type { RawBody } from '@catalogue/contract/endpoints/endpoint';
import { HttpError } from './http-error';
import { mediaTypeOf, readBytes } from './read-body';
import type { Request } from './read-body';

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

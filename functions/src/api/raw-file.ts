import type { RawBody } from '@catalogue/contract/endpoints/endpoint';
import { Problem } from './problem';
import { mediaTypeOf, readBytes } from './read-body';
import type { Request } from './read-body';

/** A file as request body. It is read when the handler asks, so that a call without permission costs no memory. */
export interface RawFile {
  type: string;
  /** The Bearer token; '' if missing. */
  bearer: string;
  /** @throws Problem 413 */
  read: () => Promise<Buffer>;
}

/** @throws Problem 415 */
export function rawFileOf(request: Request, { rawTypes, mostBytes }: RawBody): RawFile {
  const type = mediaTypeOf(request);
  if (!rawTypes.includes(type)) throw new Problem(415, { message: `Only ${rawTypes.join(', ')} are accepted.` });
  return {
    type,
    bearer: /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '',
    read: () => readBytes(request, mostBytes),
  };
}

import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { Picture } from '@catalogue/contract/entities/picture';
import { isNoSuchFile, picturesBucket } from '../platform/storage';
import { HttpError } from './http-error';

/** Opens the widest variant of a picture as a stream. @throws HttpError 404 if the file is missing */
export async function openVariant({ path, widths }: Picture): Promise<Readable> {
  const stream = picturesBucket()
    .file(`pictures/${path}/${Math.max(...widths)}.webp`)
    .createReadStream({ validation: false });
  try {
    await once(stream, 'readable');
  } catch (cause) {
    if (isNoSuchFile(cause)) throw new HttpError(404);
    throw cause;
  }
  return stream;
}

import { pipeline } from 'node:stream';
import type { Upload } from '@catalogue/contract/endpoints/endpoint';
import { LIMITS } from '@catalogue/contract/limits';
import busboy from 'busboy';
import { checkPicture } from './check-picture';
import type { CheckedPicture } from './check-picture';
import { HttpError } from './http-error';
import { mediaTypeOf } from './read-body';
import type { Request } from './read-body';

export type UploadedPicture = CheckedPicture;

const brokenBody = (): HttpError => new HttpError(400, { message: 'The multipart body is broken.' });
const tooLarge = (): HttpError =>
  new HttpError(413, {
    message: `At most ${LIMITS.pictureBytes / 1024 / 1024} MB a picture and ${LIMITS.uploadBytes / 1024 / 1024} MB in all.`,
  });

/**
 * Reads and checks the pictures of a multipart body. Writes nothing.
 *
 * @throws HttpError 415 not multipart, or not a picture; 400 broken; 413 too large; 422 none, too many or wrong field
 */
export async function readPictures(request: Request, upload: Upload): Promise<UploadedPicture[]> {
  if (mediaTypeOf(request) !== 'multipart/form-data') {
    throw new HttpError(415, { message: 'Please send multipart/form-data.', headers: { accept: 'multipart/form-data' } });
  }
  if (Number(request.headers['content-length'] ?? 0) > LIMITS.uploadBytes) throw tooLarge();
  const files = await collectFiles(request, upload);
  if (files.length === 0) throw new HttpError(422, { errors: { [upload.upload]: 'Choose a picture' } });
  const pictures: UploadedPicture[] = [];
  // Sequential: decoding several pictures at once could exhaust the instance's memory.
  for (const [index, bytes] of files.entries()) pictures.push(await checkPicture(bytes, `${upload.upload}.${index}`));
  return pictures;
}

/** Collects the files of a body; stops at the first error. */
function collectFiles(request: Request, { upload, files: maxFiles }: Upload): Promise<Buffer[]> {
  return new Promise((resolve, reject) => {
    let parser: busboy.Busboy;
    try {
      parser = busboy({
        headers: request.headers,
        limits: {
          fileSize: LIMITS.pictureBytes,
          files: maxFiles,
          fields: 20,
          fieldSize: 4_096,
          parts: maxFiles + 20,
          headerPairs: 50,
        },
      });
    } catch {
      reject(brokenBody());
      return;
    }
    const files: Buffer[] = [];
    let total = 0;
    const abort = (problem: HttpError): void => {
      request.unpipe(parser);
      request.resume();
      reject(problem);
    };
    parser.on('file', (name, stream) => {
      const parts: Buffer[] = [];
      // A body truncated inside a file also emits an error on the file stream; unhandled, it would end the process.
      stream.on('error', () => abort(brokenBody()));
      if (name !== upload) {
        stream.resume();
        abort(new HttpError(422, { errors: { [name]: `Files belong under ${upload}` } }));
        return;
      }
      stream.on('data', (part: Buffer) => {
        total += part.byteLength;
        if (total > LIMITS.uploadBytes) abort(tooLarge());
        else parts.push(part);
      });
      stream.on('limit', () => abort(tooLarge()));
      stream.on('close', () => files.push(Buffer.concat(parts)));
    });
    parser.on('filesLimit', () => abort(new HttpError(413, { message: `At most ${maxFiles} files at once.` })));
    parser.on('error', () => abort(brokenBody()));
    parser.on('close', () => resolve(files));
    if (request.rawBody === undefined) pipeline(request, parser, (error) => error && abort(brokenBody()));
    else parser.end(request.rawBody);
  });
}

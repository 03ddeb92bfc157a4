import { pipeline } from 'node:stream';
import type { Upload } from '@catalogue/contract/endpoints/endpoint';
import { LIMITS } from '@catalogue/contract/limits';
import busboy from 'busboy';
import { checkPicture } from './check-picture';
import type { CheckedPicture } from './check-picture';
import { Problem } from './problem';
import { mediaTypeOf } from './read-body';
import type { Request } from './read-body';

export type UploadedPicture = CheckedPicture;

const brokenBody = (): Problem => new Problem(400, { message: 'The multipart body is broken.' });
const tooLarge = (): Problem =>
  new Problem(413, {
    message: `At most ${LIMITS.pictureBytes / 1024 / 1024} MB a picture and ${LIMITS.uploadBytes / 1024 / 1024} MB in all.`,
  });

/**
 * The pictures of a multipart body, all of them checked. Nothing is written anywhere: what is refused leaves no trace.
 *
 * @throws Problem 415 not multipart, or a file is not a picture of an accepted kind; 400 broken; 413 too large;
 *   422 none, too many or another field's
 */
export async function readPictures(request: Request, upload: Upload): Promise<UploadedPicture[]> {
  if (mediaTypeOf(request) !== 'multipart/form-data') {
    throw new Problem(415, { message: 'Please send multipart/form-data.', headers: { accept: 'multipart/form-data' } });
  }
  if (Number(request.headers['content-length'] ?? 0) > LIMITS.uploadBytes) throw tooLarge();
  const files = await collectFiles(request, upload);
  if (files.length === 0) throw new Problem(422, { errors: { [upload.upload]: 'Choose a picture' } });
  const pictures: UploadedPicture[] = [];
  // One after another: decoding several at once could exhaust the instance's memory.
  for (const [place, bytes] of files.entries()) pictures.push(await checkPicture(bytes, `${upload.upload}.${place}`));
  return pictures;
}

/** Collects the files of a body as they arrive; stops reading at the first reason to refuse. */
function collectFiles(request: Request, { upload, files: most }: Upload): Promise<Buffer[]> {
  return new Promise((resolve, reject) => {
    let parser: busboy.Busboy;
    try {
      parser = busboy({
        headers: request.headers,
        limits: { fileSize: LIMITS.pictureBytes, files: most, fields: 20, fieldSize: 4_096, parts: most + 20, headerPairs: 50 },
      });
    } catch {
      reject(brokenBody());
      return;
    }
    const files: Buffer[] = [];
    let total = 0;
    const refuse = (problem: Problem): void => {
      request.unpipe(parser);
      request.resume();
      reject(problem);
    };
    parser.on('file', (name, stream) => {
      const parts: Buffer[] = [];
      // A body that breaks off inside a file fails the file's stream too; unheard, that error would end the process.
      stream.on('error', () => refuse(brokenBody()));
      if (name !== upload) {
        stream.resume();
        refuse(new Problem(422, { errors: { [name]: `Files belong under ${upload}` } }));
        return;
      }
      stream.on('data', (part: Buffer) => {
        total += part.byteLength;
        if (total > LIMITS.uploadBytes) refuse(tooLarge());
        else parts.push(part);
      });
      stream.on('limit', () => refuse(tooLarge()));
      stream.on('close', () => files.push(Buffer.concat(parts)));
    });
    parser.on('filesLimit', () => refuse(new Problem(413, { message: `At most ${most} files at once.` })));
    parser.on('error', () => refuse(brokenBody()));
    parser.on('close', () => resolve(files));
    if (request.rawBody === undefined) pipeline(request, parser, (error) => error && refuse(brokenBody()));
    else parser.end(request.rawBody);
  });
}

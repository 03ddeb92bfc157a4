import * as v from 'valibot';
import { read } from '../deploy/google-api';
import type { Target } from './target';

/** A Storage object without its bytes. */
const object = v.object({
  name: v.string(),
  contentType: v.optional(v.string(), 'application/octet-stream'),
  cacheControl: v.optional(v.string()),
  metadata: v.optional(v.record(v.string(), v.string())),
});
export type StoredObject = v.InferOutput<typeof object>;

const page = v.object({ items: v.optional(v.array(object), []), nextPageToken: v.optional(v.string(), '') });

/** Variants have a bucket of their own: functions/src/platform/storage.ts. */
const bucketOf = ({ bucket, picturesBucket }: Target, name: string): string =>
  name.startsWith('pictures/') ? picturesBucket : bucket;

export const readObjects = async (target: Target): Promise<StoredObject[]> => [
  ...(await readBucket(target, target.bucket)),
  ...(await readBucket(target, target.picturesBucket)),
];

async function readBucket({ api, storage }: Target, bucket: string): Promise<StoredObject[]> {
  const all: StoredObject[] = [];
  let token = '';
  do {
    const next = token === '' ? '' : `&pageToken=${encodeURIComponent(token)}`;
    const answer = await api.get(`${storage}/storage/v1/b/${bucket}/o?maxResults=1000${next}`);
    const { items, nextPageToken } = read(page, answer, 'Files could not be listed');
    all.push(...items);
    token = nextPageToken;
  } while (token !== '');
  return all;
}

async function succeed(what: string, response: Response): Promise<Response> {
  if (response.ok) return response;
  throw new Error(`${what}: Storage answered ${response.status}, ${await response.text()}`);
}

export async function readBytes(target: Target, name: string): Promise<Buffer> {
  const { send, storage } = target;
  const url = `${storage}/storage/v1/b/${bucketOf(target, name)}/o/${encodeURIComponent(name)}?alt=media`;
  const response = await succeed(`${name} could not be read`, await send(url, {}));
  return Buffer.from(await response.arrayBuffer());
}

/** Uploads an object with its metadata in one request. */
export async function writeObject(target: Target, meta: StoredObject, bytes: Buffer): Promise<void> {
  const { send, storage } = target;
  const boundary = 'object-of-a-backup';
  const body = Buffer.concat([
    Buffer.from(`--${boundary}\r\ncontent-type: application/json\r\n\r\n${JSON.stringify(meta)}\r\n`),
    Buffer.from(`--${boundary}\r\ncontent-type: ${meta.contentType}\r\n\r\n`),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const url = `${storage}/upload/storage/v1/b/${bucketOf(target, meta.name)}/o?uploadType=multipart&name=${encodeURIComponent(meta.name)}`;
  const headers = { 'content-type': `multipart/related; boundary=${boundary}` };
  await succeed(`${meta.name} could not be written`, await send(url, { method: 'POST', headers, body: new Uint8Array(body) }));
}

export async function deleteObject(target: Target, name: string): Promise<void> {
  const { send, storage } = target;
  const url = `${storage}/storage/v1/b/${bucketOf(target, name)}/o/${encodeURIComponent(name)}`;
  const response = await send(url, { method: 'DELETE' });
  if (response.status !== 404) await succeed(`${name} could not be deleted`, response);
}

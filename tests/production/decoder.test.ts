import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { server, stack } from '../stack';
import { startFunction, type FunctionProcess } from './function-process';
import { functionVariables } from './function-variables';
import { stageFunctions } from './staged-functions';

let decoder: FunctionProcess;
beforeAll(async () => {
  const environment = functionVariables('makeVariants');
  const options = { name: 'makeVariants', trigger: 'cloudevent', memoryMb: 1_024 } as const;
  decoder = await startFunction({ ...options, source: await stageFunctions(), environment });
}, 300_000);
afterAll(() => decoder.kill());

/** A `google.cloud.storage.object.v1.finalized` event as Eventarc posts it. https://cloud.google.com/eventarc/docs/cloudevents */
async function finalized(name: string, uploadedAt = Date.now()): Promise<number> {
  const { projectId } = stack();
  const bucket = `${projectId}.appspot.com`;
  const answer = await fetch(decoder.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'ce-specversion': '1.0',
      'ce-id': randomUUID(),
      'ce-type': 'google.cloud.storage.object.v1.finalized',
      'ce-source': `//storage.googleapis.com/projects/_/buckets/${bucket}`,
      'ce-subject': `objects/${name}`,
      'ce-time': new Date(uploadedAt).toISOString(),
      'ce-bucket': bucket,
    },
    body: JSON.stringify({ name, bucket, contentType: 'image/png', size: '1' }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

it('makes variants with the rights of its own account, which reaches no document', { timeout: 120_000 }, async () => {
  const upload = `products/decoder-${randomUUID()}/u1`;
  const png = sharp({ create: { width: 700, height: 700, channels: 3, background: '#336699' } }).png();
  const original = server.file(`uploads/${upload}`);
  await original.save(await png.toBuffer(), { resumable: false, contentType: 'image/png' });
  expect(await finalized(`uploads/${upload}`)).toBeLessThan(300);
  const [variants] = await server.picturesBucket().getFiles({ prefix: `pictures/${upload}/` });
  expect(variants.length).toBeGreaterThan(3);
  const [{ metadata }] = await original.getMetadata();
  expect(metadata).toMatchObject({ result: 'made' });
});

it('retries an original that Storage refuses with 403, and later treats it as deleted', { timeout: 60_000 }, async () => {
  const name = `uploads/products/decoder-${randomUUID()}/u1`;
  expect(await finalized(name)).toBeGreaterThanOrEqual(500);
  expect(await finalized(name, Date.now() - 11 * 60_000)).toBeLessThan(300);
});

it.each(['enquiries/orders/o1/attachment', 'cards/rep/c1/photo'])('is refused %s', async (name) => {
  const { FIREBASE_STORAGE_EMULATOR_HOST: gate = '' } = functionVariables('makeVariants');
  const bucket = `${stack().projectId}.appspot.com`;
  const answer = await fetch(`http://${gate}/storage/v1/b/${bucket}/o/${encodeURIComponent(name)}`);
  expect(answer.status).toBe(403);
});

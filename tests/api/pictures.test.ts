import { randomUUID } from 'node:crypto';
import type { Picture } from '@catalogue/contract/entities/picture';
import { picture as pictureSchema } from '@catalogue/contract/entities/picture';
import { firstBannerUrl, linkPreviewUrl, pictureUrl } from '@catalogue/contract/picture-url';
import { TRASH_DAYS } from '@catalogue/contract/retention';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import { purgeTrash } from '../../functions/src/catalogue/purge-trash';
import { servePicture } from '../../functions/src/images/serve-picture';
import { sweepPictures } from '../../functions/src/images/sweep-pictures';
import { answerOf } from '../fixtures/answer-of';
import { holdClock } from '../hold-clock';
import { eventually, server, stack } from '../stack';

const DAY = 86_400_000;
const TIMEOUT = { timeout: 120_000 };
/** The emulator runs events one after the other: those of other tests may come first. */
const EVENT_MS = 100_000;
const made: string[] = [];

const banner = (id: string) => server.firestore().collection('banners').doc(id);
const original = () =>
  sharp({ create: { width: 700, height: 400, channels: 3, background: '#3366cc' } })
    .jpeg()
    .toBuffer();

/** A hidden banner (no picture yet) that references an upload. */
async function bannerAskingFor(imageName: string | null, order = 9_000): Promise<string> {
  const id = `pic-${randomUUID()}`;
  const now = FieldValue.serverTimestamp();
  made.push(id);
  await banner(id).set({
    ...{ kind: 'carousel', alt: '', link: null, order, startsAt: null, endsAt: null, planned: false, imageName, picture: null },
    ...{ createdAt: now, updatedAt: now, deletedAt: null, revision: 1 },
  });
  return id;
}

const upload = async (id: string, uploadId: string, bytes?: Buffer): Promise<void> =>
  server
    .bucket()
    .file(`uploads/banners/${id}/${uploadId}`)
    .save(bytes ?? (await original()), { resumable: false, contentType: 'image/jpeg' });

const pictureOf = (id: string): Promise<Picture> =>
  eventually(
    `the picture of ${id}`,
    async () => {
      const parsed = v.safeParse(pictureSchema, (await banner(id).get()).get('picture'));
      return parsed.success ? parsed.output : undefined;
    },
    EVENT_MS,
  );

const filesOf = async (id: string, folder = ''): Promise<string[]> => {
  const [uploads] = await server.bucket().getFiles({ prefix: `uploads/banners/${id}/${folder}` });
  const [pictures] = await server.picturesBucket().getFiles({ prefix: `pictures/banners/${id}/${folder}` });
  return [...uploads, ...pictures].map(({ name }) => name);
};

afterAll(() => Promise.all(made.map((id) => banner(id).delete())));

describe('an upload', TIMEOUT, () => {
  test('is served same-origin with immutable caching', async () => {
    const id = await bannerAskingFor('u1');
    await upload(id, 'u1');
    const picture = await pictureOf(id);
    expect(picture).toMatchObject({ path: `banners/${id}/u1`, width: 700, height: 400, widths: [640] });
    // JPEG changes colours slightly.
    expect(picture.color).toMatch(/^#3[23]6[56]c[bcd]$/);

    for (const format of ['avif', 'webp'] as const) {
      const url = `${stack().baseUrl}${pictureUrl(picture.path, 640, format)}`;
      const answer = await fetch(url);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe(`image/${format}`);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(640);
      const etag = answer.headers.get('etag') ?? '';
      expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
    }
  });

  test('may arrive before its document references it', async () => {
    const id = await bannerAskingFor(null);
    await upload(id, 'early');
    await eventually(
      'the variants',
      async () => ((await filesOf(id, 'early')).some((name) => name.endsWith('picture.json')) ? true : undefined),
      EVENT_MS,
    );
    expect((await banner(id).get()).get('picture')).toBeNull();
    await banner(id).update({ imageName: 'early', updatedAt: FieldValue.serverTimestamp() });
    expect((await pictureOf(id)).path).toBe(`banners/${id}/early`);
  });

  test('of the first banner has a stable URL', async () => {
    const id = await bannerAskingFor('first', -1);
    await upload(id, 'first');
    await pictureOf(id);
    const url = `${stack().baseUrl}${firstBannerUrl(1024)}`;
    const answer = await eventually(
      'the first banner',
      async () => {
        const found = await fetch(url);
        return found.headers.get('etag')?.startsWith('"first-') === true ? found : undefined;
      },
      EVENT_MS,
    );
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toContain('s-maxage=120');
    // The original is 700 wide.
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(640);
    expect((await fetch(url, { method: 'POST' })).status).toBe(405);
  });

  test('is a JPEG for link previews', async () => {
    const id = await bannerAskingFor('linked');
    await upload(id, 'linked');
    const { path } = await pictureOf(id);
    const answer = await fetch(`${stack().baseUrl}${linkPreviewUrl(path, 640)}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ format: 'jpeg', width: 640 });
  });

  test('that was replaced meanwhile is not attached', async () => {
    const id = await bannerAskingFor('newer');
    await upload(id, 'older');
    await upload(id, 'newer');
    expect((await pictureOf(id)).path).toBe(`banners/${id}/newer`);
    await eventually(
      'the older one too',
      async () => ((await filesOf(id, 'older')).some((name) => name.endsWith('picture.json')) ? true : undefined),
      EVENT_MS,
    );
    expect((await banner(id).get()).get('picture.path')).toBe(`banners/${id}/newer`);
  });

  test('that is not a picture sets imageError', async () => {
    const id = await bannerAskingFor('bad');
    await upload(id, 'bad', Buffer.from('<script>alert(1)</script>'));
    const error = await eventually('what is wrong', async () => (await banner(id).get()).get('imageError') as unknown, 60_000);
    expect(error).toEqual({ upload: 'bad', reason: 'notAPicture' });
    expect((await banner(id).get()).get('picture')).toBeNull();
  });
});

test.each([
  '/pictures/banners/none/none/640.avif',
  '/pictures/banners/none/none/640.jpg',
  '/pictures/banners/a/b/640.png',
  '/pictures/first-banner/641.avif',
  '/pictures/',
])('%s is not there, and not for long', TIMEOUT, async (path) => {
  const answer = await fetch(`${stack().baseUrl}${path}`);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10');
});

describe('the trash', TIMEOUT, () => {
  const deleted = async (daysAgo: number): Promise<string> => {
    const id = await bannerAskingFor('u1');
    await upload(id, 'u1');
    await pictureOf(id);
    await banner(id).update({
      deletedAt: Timestamp.fromMillis(Date.now() - daysAgo * DAY),
      updatedAt: FieldValue.serverTimestamp(),
    });
    return id;
  };

  test('purges expired banners with their files, and nothing else', async () => {
    const [old, young] = [await deleted(TRASH_DAYS + 1), await deleted(TRASH_DAYS - 1)];
    expect(await purgeTrash()).toBeGreaterThanOrEqual(1);
    expect((await banner(old).get()).exists).toBe(false);
    expect(await filesOf(old)).toEqual([]);
    expect((await banner(young).get()).exists).toBe(true);
    expect((await filesOf(young)).length).toBeGreaterThan(2);
  });

  test.each(['categories', 'products'] as const)('purges expired %s', async (noun) => {
    const put = async (daysAgo: number) => {
      const document = server.firestore().collection(noun).doc(`old-${randomUUID()}`);
      const file = server.file(`pictures/${noun}/${document.id}/u1/640.webp`);
      const deletedAt = Timestamp.fromMillis(Date.now() - daysAgo * DAY);
      await document.set({ title: 'Old', imageName: 'u1', picture: null, live: true, order: 0, revision: 2, deletedAt });
      await file.save('a picture', { resumable: false, contentType: 'image/webp' });
      const isThere = async () => [(await document.get()).exists, (await file.exists())[0]];
      return { document, isThere };
    };
    const [old, young] = [await put(TRASH_DAYS + 1), await put(TRASH_DAYS - 1)];
    await purgeTrash();
    expect(await old.isThere()).toEqual([false, false]);
    expect(await young.isThere()).toEqual([true, true]);
    await young.document.delete();
  });
});

describe('the sweep', TIMEOUT, () => {
  test('deletes pictures a week after they became unused, and keeps used ones', async () => {
    const id = await bannerAskingFor('first');
    await upload(id, 'first');
    await pictureOf(id);
    await banner(id).update({ imageName: 'second', updatedAt: FieldValue.serverTimestamp() });
    await upload(id, 'second');
    await eventually(
      'the second picture',
      async () => ((await banner(id).get()).get('picture.path') === `banners/${id}/second` ? true : undefined),
      EVENT_MS,
    );
    const now = Date.now();
    await sweepPictures(now);
    await sweepPictures(now + 6 * DAY);
    expect(await filesOf(id, 'first')).not.toEqual([]);
    await sweepPictures(now + 8 * DAY);
    expect(await filesOf(id, 'first')).toEqual([]);
    expect((await filesOf(id, 'second')).length).toBeGreaterThan(2);
  });

  test('keeps pictures that are used again', async () => {
    const id = await bannerAskingFor('kept');
    await upload(id, 'kept');
    await pictureOf(id);
    await banner(id).update({ imageName: null, picture: null, updatedAt: FieldValue.serverTimestamp() });
    const now = Date.now();
    await sweepPictures(now);
    await banner(id).update({ imageName: 'kept', updatedAt: FieldValue.serverTimestamp() });
    await pictureOf(id);
    await sweepPictures(now + 8 * DAY);
    await sweepPictures(now + 30 * DAY);
    expect((await filesOf(id, 'kept')).length).toBeGreaterThan(2);
  });
});

test(
  'made-up pictures are looked up a bounded number of times for one network; a picture that exists counts nothing',
  TIMEOUT,
  async () => {
    holdClock();
    const handler = servePicture(() => Promise.resolve(null));
    const headers = { 'x-forwarded-for': '203.0.113.91' };
    const ask = async (name: string) =>
      (await answerOf(handler, { path: `/pictures/banners/limit/${name}/640.avif`, method: 'GET', headers })).status;
    const stored = server.file('pictures/banners/limit/here/640.avif');
    await stored.save(Buffer.from('a picture'), { contentType: 'image/avif' });
    for (let index = 0; index < 130; index += 1) expect(await ask('here')).toBe(200);
    const statuses: number[] = [];
    for (let index = 0; index < 180; index += 1) statuses.push(await ask(`made-up-${index}`));
    expect(statuses).toEqual([...Array<number>(120).fill(404), ...Array<number>(60).fill(429)]);
    await stored.delete();
  },
);

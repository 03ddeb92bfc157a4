import { randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { settleCover } from '../../functions/src/images/fetch-cover';
import { eventually, server } from '../stack';

/** Reserved by RFC 2606: no name server knows it, so the trigger's own attempt fails. */
const url = (name: string) => `https://${name}.invalid/cover`;
const EVENT_MS = 100_000;
const made: FirebaseFirestore.DocumentReference[] = [];

async function categoryWith(coverImage: string) {
  const document = server.firestore().doc(`categories/cover-${randomUUID()}`);
  made.push(document);
  await document.set({
    ...{ title: 'Covered', description: '', coverImage, imageName: null, picture: null, hue: 1, order: 9_999 },
    ...{ createdAt: FieldValue.serverTimestamp(), updatedAt: FieldValue.serverTimestamp(), deletedAt: null, revision: 1 },
  });
  const reason = () =>
    eventually(
      'the refusal',
      async () => ((await document.get()).get('imageError.reason') as string | undefined) ?? undefined,
      EVENT_MS,
    );
  const pictureIs = (wanted: (path: unknown) => boolean) =>
    eventually('the picture', async () => wanted((await document.get()).get('picture.path')) || undefined, EVENT_MS);
  return { document, reason, pictureIs };
}

const webp = () =>
  sharp({ create: { width: 700, height: 700, channels: 3, background: '#336699' } })
    .webp()
    .toBuffer();

afterAll(() => Promise.all(made.map((document) => document.delete())));

test('reports a site without a picture to staff, and fetches again once they save again', { timeout: 240_000 }, async () => {
  const { document, reason, pictureIs } = await categoryWith(url('first'));
  expect(await reason()).toBe('notFetched');

  const bytes = await webp();
  await eventually('a fetched cover', async () => {
    // The form does this when staff save again. The trigger may settle the cover first; then this call changes nothing.
    await document.update({ imageName: null, imageError: null });
    await settleCover(document.id, () => Promise.resolve(bytes));
    return (await document.get()).get('imageError') === null || undefined;
  });
  await pictureIs((path) => String(path).startsWith(`categories/${document.id}/cover-`));
  // The URL stays what staff typed; without it the picture goes.
  expect((await document.get()).get('coverImage')).toBe(url('first'));
  await document.update({ coverImage: null });
  await pictureIs((path) => path === undefined);
});

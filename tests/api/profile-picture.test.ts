import { LIMITS } from '@catalogue/contract/limits';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { deleteAccount } from '../../functions/src/accounts/delete-account';
import { newPerson } from '../people';
import { eventually, server, stack } from '../stack';

const TIMEOUT = { timeout: 120_000 };
/** The emulator runs events one after the other: those of other tests may come first. */
const EVENT_MS = 100_000;

const profileOf = (uid: string) => server.firestore().doc(`users/${uid}`);

async function upload(uid: string, uploadId: string): Promise<void> {
  const square = sharp({ create: { width: 400, height: 400, channels: 3, background: '#0f4c4a' } });
  const file = server.bucket().file(`uploads/users/${uid}/${uploadId}`);
  await file.save(await square.png().toBuffer(), { resumable: false, contentType: 'image/png' });
}

/** Announces an upload in the profile, then uploads it, like the profile page. */
async function choose(uid: string, uploadId: string): Promise<void> {
  await profileOf(uid).update({ imageName: uploadId, updatedAt: new Date() });
  await upload(uid, uploadId);
}

const shows = (uid: string, uploadId: string) =>
  eventually(
    `the picture ${uploadId}`,
    async () => ((await profileOf(uid).get()).get('picture.path') === `users/${uid}/${uploadId}` ? true : undefined),
    EVENT_MS,
  );

const filesOf = async (uid: string, uploadId = ''): Promise<string[]> => {
  const names = await Promise.all(
    [server.bucket(), server.picturesBucket()].map(async (bucket, index) => {
      const [files] = await bucket.getFiles({ prefix: `${['uploads', 'pictures'][index]}/users/${uid}/${uploadId}` });
      return files.map(({ name }) => name);
    }),
  );
  return names.flat();
};

const areGone = (uid: string, uploadId = '') =>
  eventually(`${uploadId} to be gone`, async () => ((await filesOf(uid, uploadId)).length === 0 ? true : undefined), 60_000);

test('deletes all files of a replaced picture, and the last one with the account', TIMEOUT, async () => {
  const { uid } = await newPerson();
  await choose(uid, 'first');
  await shows(uid, 'first');
  expect((await filesOf(uid, 'first')).length).toBeGreaterThan(2);
  await choose(uid, 'second');
  await shows(uid, 'second');
  await areGone(uid, 'first');
  expect((await filesOf(uid, 'second')).length).toBeGreaterThan(2);

  await deleteAccount(uid);
  expect(await filesOf(uid)).toEqual([]);
});

test('grants a few uploads a day; a repeated request counts once', async () => {
  const { uid, token } = await newPerson();
  const authorization = `Bearer ${await token()}`;
  const announce = async (imageName: string): Promise<number> => {
    const response = await fetch(`${stack().baseUrl}/api/users/${uid}`, {
      method: 'PUT',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ imageName }),
    });
    await response.arrayBuffer();
    return response.status;
  };
  for (let index = 0; index < LIMITS.profilePicturesPerDay; index += 1)
    expect([await announce(`picture-${index}`), await announce(`picture-${index}`)]).toEqual([200, 200]);
  expect(await announce('one-more')).toBe(429);
  expect((await profileOf(uid).get()).get('imageName')).toBe(`picture-${LIMITS.profilePicturesPerDay - 1}`);
});

test('an unusable upload ends its grant', TIMEOUT, async () => {
  const { uid } = await newPerson();
  await choose(uid, 'first');
  await shows(uid, 'first');
  await profileOf(uid).update({ imageName: 'broken', updatedAt: new Date() });
  await server.bucket().file(`uploads/users/${uid}/broken`).save('not a picture', { contentType: 'image/png' });
  const profile = await eventually(
    'the error',
    async () => {
      const found = await profileOf(uid).get();
      return found.get('imageError.upload') === 'broken' ? found.data() : undefined;
    },
    EVENT_MS,
  );
  expect(profile).toMatchObject({ imageName: null, picture: { path: `users/${uid}/first` } });
  await areGone(uid, 'broken');
});

test('deletes an upload whose profile was deleted or does not reference it', TIMEOUT, async () => {
  const [leaving, undecided] = await Promise.all([newPerson(), newPerson()]);
  await deleteAccount(leaving.uid);
  await upload(leaving.uid, 'late');
  await upload(undecided.uid, 'unwanted');
  await areGone(leaving.uid, 'late');
  await areGone(undecided.uid, 'unwanted');
  expect((await profileOf(undecided.uid).get()).get('picture')).toBeNull();
});

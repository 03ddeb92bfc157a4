import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { newPerson, type Person } from '../../people';
import { eventually, server } from '../../stack';
import { startSession } from '../sessions';

type Noun = 'categories' | 'products' | 'banners';

/** Opens an admin screen as an admin of this test's own. */
export async function openAdmin(page: Page, path: string, name = 'Asha Rao'): Promise<Person> {
  const person = await newPerson({ role: 'admin', name });
  await startSession(page.context(), person);
  await page.goto(path);
  return person;
}

/** Takes somebody off the team: from now on the rules refuse what they do, also with a token that has the role. */
export const takeRights = ({ uid }: Person): Promise<unknown> => server.firestore().doc(`team/${uid}`).delete();

/** Takes somebody onto the team again. */
export const giveRights = ({ uid, name, email }: Person): Promise<unknown> =>
  server.firestore().doc(`team/${uid}`).set({ name, email, role: 'admin', grantedAt: new Date(), grantedBy: null });

/** A word that nothing else has. */
export const unique = (what: string): string => `${what} ${crypto.randomUUID().slice(0, 8)}`;

/** A picture as a file dialog gives it, in a colour of its own. */
export async function pictureFile(name: string, background: string, width = 1200, height = 800) {
  const image = sharp({ create: { width, height, channels: 3, background } });
  const isPng = name.endsWith('.png');
  return {
    name,
    mimeType: isPng ? 'image/png' : 'image/jpeg',
    buffer: await (isPng ? image.png() : image.jpeg()).toBuffer(),
  };
}

const collection = (noun: Noun) => server.firestore().collection(noun);

/** What is stored of the documents that `field` names so, oldest names first. */
export async function stored(noun: Noun, field: string, value: string) {
  const { docs } = await collection(noun).where(field, '==', value).get();
  return docs;
}

/** The one document that `field` names so. */
export const storedOne = (noun: Noun, field: string, value: string) =>
  eventually(`${noun} with ${field} ${value}`, async () => (await stored(noun, field, value))[0]);

/** Its picture has been made of what was sent. */
export const hasPicture = (noun: Noun, id: string) =>
  eventually(
    `the picture of ${noun}/${id}`,
    async () => ((await collection(noun).doc(id).get()).get('picture') as unknown) ?? undefined,
    60_000,
  );

/** What a colleague does meanwhile. */
export async function colleagueSaves(noun: Noun, id: string, fields: Record<string, unknown>): Promise<void> {
  const document = collection(noun).doc(id);
  const revision = Number((await document.get()).get('revision')) + 1;
  await document.update({ ...fields, revision, updatedAt: new Date() });
}

/** Deletes for good what a test has made. */
export async function deleteAll(noun: Noun, field: string, values: readonly string[]): Promise<void> {
  const writer = server.firestore().bulkWriter();
  for (const value of values) for (const { ref } of await stored(noun, field, value)) void writer.delete(ref);
  await writer.close();
}

/** Says yes to a question. */
export async function agree(page: Page, name: string): Promise<void> {
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await question.getByRole('button', { name, exact: true }).click();
}

/** An unsaved form as this device has stored it, as JSON. `{me}` in its key stands for the person who is logged in. */
export const storedDraft = (page: Page, key: string): Promise<string> =>
  page.evaluate(
    (name) =>
      new Promise<string>((resolve) => {
        const { uid } = JSON.parse(localStorage.getItem('userData') ?? '{}') as { uid?: string };
        const opening = indexedDB.open('catalogue');
        opening.onsuccess = () => {
          const request = opening.result
            .transaction('drafts')
            .objectStore('drafts')
            .get(name.replace('{me}', uid ?? ''));
          request.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(request.result ?? null));
          };
        };
      }),
    key,
  );

/** Whether this device has every file that an audience needs offline. Runs in the page. */
export async function hasFilesOf(audiences: readonly string[]): Promise<boolean> {
  const listed = (await (await fetch('/offline-files.json')).json()) as {
    files: string[];
    audiences: Record<string, number[]>;
  };
  const numbers = audiences.flatMap((audience) => listed.audiences[audience] ?? []);
  const found = await Promise.all(numbers.map((number) => caches.match(`/${listed.files[number] ?? ''}`)));
  return found.length > 0 && found.every((response) => response !== undefined);
}

/** This device has every file that an audience needs: from here on its screens open without a network. */
export const filesCached = (page: Page, ...audiences: string[]): Promise<void> =>
  expect.poll(() => page.evaluate(hasFilesOf, audiences), { timeout: 90_000 }).toBe(true);

/** Every admin screen is on this device: from here on each opens without a network. */
export const allScreensCached = (page: Page): Promise<void> => filesCached(page, 'staff', 'admin');

/** This page has the scripts that a change needs, and Auth has the session: from here on one without a network waits, also without a service worker. */
export const writesLoaded = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))
    .toEqual(
      expect.arrayContaining(
        ['/content-writes-', '/read-stored-', '/toasts-', 'accounts:lookup'].map((name) => expect.stringContaining(name)),
      ),
    );

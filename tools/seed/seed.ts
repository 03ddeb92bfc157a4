import { withoutPlaceholder } from '@catalogue/contract/gallery';
import type { App } from 'firebase-admin/app';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { seedAccounts } from './accounts';
import { sourceRows } from './catalogue-source';
import { seedLeads } from './leads';
import { seedEntries, seedPicture, uploadsOfSeed } from './pictures';

const DAY = 86_400_000;

/**
 * Fills the empty suite that the environment names (FIRESTORE_EMULATOR_HOST and so on): accounts, catalogue, banners, leads.
 * The files of the pictures are imported when the suite starts (tools/seed-suite.ts).
 */
export async function seed(): Promise<void> {
  const app = appOfSuite();
  const firestore = getFirestore(app);
  const today = Math.floor(Date.now() / DAY) * DAY;
  await Promise.all([
    seedAccounts(getAuth(app), firestore, today),
    publishedAtOnce(firestore, () => seedContent(firestore, today)),
  ]);
  await seedLeads(firestore, sourceRows(), Date.now());
}

function appOfSuite(): App {
  const projectId = process.env.GCLOUD_PROJECT;
  if (projectId === undefined || process.env.FIRESTORE_EMULATOR_HOST === undefined) {
    throw new Error('The seed fills emulators only: GCLOUD_PROJECT and FIRESTORE_EMULATOR_HOST must name one.');
  }
  return (
    getApps().find(({ name }) => name === projectId) ??
    initializeApp({ projectId, storageBucket: `${projectId}.appspot.com` }, projectId)
  );
}

/** Writes content with one event at its end. The emulator handles events one by one, those of the seed for minutes. */
async function publishedAtOnce(firestore: Firestore, write: () => Promise<void>): Promise<void> {
  await switchTriggers('disable');
  try {
    await write();
  } finally {
    await switchTriggers('enable');
  }
  const { docs } = await firestore.collection('categories').limit(1).get();
  await docs[0]?.ref.update({ updatedAt: Timestamp.now() });
}

async function switchTriggers(way: 'disable' | 'enable'): Promise<void> {
  const hub = process.env.FIREBASE_EMULATOR_HUB;
  if (hub === undefined) return;
  const answer = await fetch(`http://${hub}/functions/${way}BackgroundTriggers`, { method: 'PUT' });
  if (!answer.ok) throw new Error(`The emulators did not ${way} their triggers: ${answer.status} ${await answer.text()}`);
}

async function seedContent(firestore: Firestore, today: number): Promise<void> {
  const batch = firestore.batch();
  const now = Timestamp.now();
  for (const [collection, entries] of seedEntries()) {
    for (const entry of entries) {
      const at = Timestamp.fromMillis(today - entry.age * DAY);
      batch.set(firestore.collection(collection).doc(entry.id), {
        ...entry.fields,
        ...(collection === 'products' ? { addedDate: at } : { createdAt: at }),
        ...pictureFields(uploadsOfSeed(collection, entry)),
        imageError: null,
        updatedAt: now,
        deletedAt: null,
        revision: 1,
      });
    }
  }
  await batch.commit();
}

/** Fields of a document with these uploads. Only products have further pictures. */
function pictureFields([first, ...further]: ReturnType<typeof uploadsOfSeed>): Record<string, unknown> {
  if (first === undefined) throw new Error('A document of the seed has no picture');
  const gallery = further.map((one) => [one.upload.uploadId, withoutPlaceholder(seedPicture(one))] as const);
  return {
    imageName: first.upload.uploadId,
    picture: seedPicture(first),
    ...(gallery.length > 0 && { galleryNames: gallery.map(([name]) => name), gallery: Object.fromEntries(gallery) }),
  };
}

import { COLLECTIONS } from '@catalogue/contract/collections';
import type { App } from 'firebase-admin/app';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { seedAccounts } from './accounts';
import type { SeedPicture } from './content';
import { bannerSeeds, categorySeeds, productSeeds } from './content';
import { sourceRows } from './catalogue-source';
import { drawScene } from './draw';
import { seedLeads } from './leads';
import { multiplyProducts } from './multiply';

/** S = 96, M = 1,000, L = 10,000 products (DESIGN §5). */
export const SIZES = { S: 96, M: 1_000, L: 10_000 } as const;

export interface SeedOptions {
  size?: keyof typeof SIZES;
  /** Enquiries and orders, so many of each. */
  leads?: number;
  /** Told as work goes on; `done` of `total` pictures are made. */
  onProgress?: (done: number, total: number) => void;
}

const DAY = 86_400_000;
/** Originals sent at once: the functions emulator makes pictures with what the machine has. */
const AT_ONCE = 3;
const ATTEMPTS = 5;
/** No picture for so long: some original was lost on its way. */
const PATIENCE = 45_000;

/**
 * Fills the empty suite that the environment names (FIRESTORE_EMULATOR_HOST and so on): accounts, catalogue, banners, leads.
 * Pictures enter as originals, by the same path as an upload. Resolves when each has been made.
 */
export async function seed({ size = 'S', leads = 10, onProgress }: SeedOptions = {}): Promise<void> {
  const projectId = process.env.GCLOUD_PROJECT;
  if (projectId === undefined || process.env.FIRESTORE_EMULATOR_HOST === undefined) {
    throw new Error('The seed fills emulators only: GCLOUD_PROJECT and FIRESTORE_EMULATOR_HOST must name one.');
  }
  const app =
    getApps().find(({ name }) => name === projectId) ??
    initializeApp({ projectId, storageBucket: `${projectId}.appspot.com` }, projectId);
  const firestore = getFirestore(app);
  const now = Math.floor(Date.now() / DAY) * DAY;

  await seedAccounts(getAuth(app), firestore, now);
  const pictures = await seedContent(firestore, now);
  await makePictures(pictures, { app, firestore, onProgress });
  await multiplyProducts(firestore, SIZES[size]);
  await seedLeads(firestore, leads, sourceRows(), Date.now());
}

async function seedContent(firestore: Firestore, now: number): Promise<SeedPicture[]> {
  const batch = firestore.batch();
  const pictures: SeedPicture[] = [];
  const seeds = { categories: categorySeeds(), products: productSeeds(), banners: bannerSeeds() };
  for (const [collection, entries] of Object.entries(seeds)) {
    for (const { id, fields, scene, age } of entries) {
      const upload = `seed-${id}`;
      const at = Timestamp.fromMillis(now - age * DAY);
      const added = collection === 'products' ? { addedDate: at } : { createdAt: at };
      batch.set(firestore.collection(collection).doc(id), {
        ...fields,
        ...added,
        imageName: upload,
        picture: null,
        imageError: null,
        updatedAt: at,
        deletedAt: null,
        revision: 1,
      });
      pictures.push({ path: `${collection}/${id}/${upload}`, scene });
    }
  }
  await batch.commit();
  return pictures;
}

/** Sends the originals and waits until all are made; those that a busy machine dropped on the way are sent again. */
async function makePictures(
  pictures: readonly SeedPicture[],
  { app, firestore, onProgress }: { app: App; firestore: Firestore; onProgress: SeedOptions['onProgress'] },
): Promise<void> {
  const made = new Set<string>();
  for (let attempt = 1; attempt <= ATTEMPTS && made.size < pictures.length; attempt += 1) {
    const missing = pictures.filter(({ path }) => !made.has(documentOf(path)));
    const making = untilMade(firestore, pictures.length, made, onProgress);
    await uploadAll(missing, async ({ path, scene }) => {
      const original = getStorage(app).bucket().file(`uploads/${path}`);
      const jpeg = await drawScene(scene);
      await persist(() => original.save(jpeg, { contentType: 'image/jpeg', resumable: false }));
    });
    await making;
  }
  if (made.size < pictures.length) throw new Error('The function makeVariants makes no pictures: see its log.');
}

/** `products/drk-01` of `products/drk-01/seed-drk-01`. */
const documentOf = (path: string): string => path.split('/', 2).join('/');

async function persist(work: () => Promise<void>, attempt = 1): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (attempt === ATTEMPTS) throw error;
    await persist(work, attempt + 1);
  }
}

async function uploadAll(pictures: readonly SeedPicture[], upload: (picture: SeedPicture) => Promise<void>): Promise<void> {
  const waiting = [...pictures];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await upload(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Notes documents that show their picture; resolves when `total` do, or when none has come for a while. */
function untilMade(
  firestore: Firestore,
  total: number,
  made: Set<string>,
  onProgress: SeedOptions['onProgress'],
): Promise<void> {
  return new Promise((resolve, reject) => {
    const stops: (() => void)[] = [];
    const end = (how: () => void) => {
      clearTimeout(timer);
      for (const stop of stops) stop();
      how();
    };
    const wait = () => setTimeout(() => end(resolve), PATIENCE);
    let timer = wait();
    for (const collection of [COLLECTIONS.categories, COLLECTIONS.products, COLLECTIONS.banners]) {
      const stop = firestore.collection(collection).onSnapshot(
        (snapshot) => {
          for (const one of snapshot.docs) if (one.get('picture') !== null) made.add(one.ref.path);
          onProgress?.(made.size, total);
          clearTimeout(timer);
          timer = wait();
          if (made.size >= total) end(resolve);
        },
        (error) => end(() => reject(error)),
      );
      stops.push(stop);
    }
  });
}

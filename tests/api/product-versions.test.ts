import { randomUUID } from 'node:crypto';
import { NO_FACTS } from '@catalogue/contract/product-fields';
import { LIMITS } from '@catalogue/contract/limits';
import { FieldValue } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { recordVersion } from '../../functions/src/catalogue/record-version';
import { eventually, server } from '../stack';

const now = FieldValue.serverTimestamp();
const content = {
  ...{ title: 'Flask', description: '', sku: null, price: 420, discountedPrice: null, priceAudience: null, quantity: 1 },
  ...{ live: false, stock: true, categoryId: null, facts: NO_FACTS },
};
const product = () =>
  server
    .firestore()
    .collection('products')
    .doc(`version-${randomUUID().slice(0, 8)}`);
const stored = { ...content, imageName: null, picture: null, deletedAt: null, addedDate: now, updatedAt: now, revision: 1 };

it('a change keeps what was before it and who made it, once; a purged product loses all', async () => {
  const document = product();
  await document.set(stored);
  const before = await document.get();
  const batch = server.firestore().batch();
  batch.update(document, { price: 390, revision: 2, updatedAt: now });
  batch.set(server.firestore().collection('activity').doc(), { by: 'asha', byName: 'Asha Rao', at: now, noun: 'products' });
  await batch.commit();
  const versions = document.collection('versions');
  const [version] = await eventually(
    'the version',
    async () => {
      const { docs } = await versions.get();
      return docs.length > 0 ? docs : undefined;
    },
    60_000,
  );
  expect(version?.id).toBe('2');
  expect(version?.data()).toMatchObject({ revision: 2, byName: 'Asha Rao', content });

  const after = await document.get();
  await recordVersion({ before, after });
  expect((await versions.get()).size).toBe(1);
  // What changes no content is none: a picture, a repeated event.
  await recordVersion({ before: after, after });
  expect((await versions.get()).size).toBe(1);

  await document.delete();
  await eventually('the end of the versions', async () => ((await versions.get()).empty ? true : undefined), 60_000);
});

it(`keeps the latest ${LIMITS.productVersions}`, async () => {
  const document = product();
  await document.set(stored);
  const before = await document.get();
  const outdated = document.collection('versions').doc('2');
  await outdated.set({ revision: 2, at: now, byName: '', content });
  await document.update({ price: 1, revision: LIMITS.productVersions + 2, updatedAt: now });
  await recordVersion({ before, after: await document.get() });
  expect((await outdated.get()).exists).toBe(false);
  await document.delete();
});

import { LIMITS } from '@catalogue/contract/limits';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { deleteField, doc, setDoc, updateDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import type { Fields } from '../documents';
import { fresh, stored, touched } from '../documents';
import { firestoreOf, put } from '../personas';

const reference = (who: 'admin' | 'user', id = 'one') => doc(firestoreOf(who), 'products', id);
const create = (fields: Fields, id = 'one') => setDoc(reference('admin', id), { ...fresh('products'), ...fields });
const update = (fields: Fields) => updateDoc(reference('admin'), { ...touched('products'), ...fields });
const uploads = (count: number): string[] => Array.from({ length: count }, (_, index) => `upload-${index}`);
const gallery = { 'upload-0': { path: 'products/one/upload-0', width: 1, height: 1, widths: [1], color: '#ffffff' } };

describe('the gallery of a product', () => {
  it('names further uploads, up to the limit', async () => {
    await assertSucceeds(create({ galleryNames: [] }));
    await assertSucceeds(create({ galleryNames: uploads(LIMITS.pictures - 1) }, 'two'));
    await assertFails(create({ galleryNames: uploads(LIMITS.pictures) }, 'three'));
  });

  it.each([[['has/slash']], [['']], [['upload-0', '']], [['x'.repeat(65)]], ['upload-0'], [{ first: 'upload-0' }]])(
    'rejects %j',
    (galleryNames) => assertFails(create({ galleryNames })),
  );

  it('can be reordered and emptied by admins only', async () => {
    await put('products/one', { ...stored('products'), galleryNames: uploads(2), gallery });
    await assertSucceeds(update({ galleryNames: uploads(2).reverse() }));
    await assertSucceeds(update({ galleryNames: [], revision: 3 }));
    await assertFails(updateDoc(reference('user'), { ...touched('products'), galleryNames: [], revision: 4 }));
  });

  it('takes its pictures from the server only', async () => {
    await assertFails(create({ gallery }));
    await put('products/one', { ...stored('products'), gallery });
    await assertFails(update({ gallery: { ...gallery, other: gallery['upload-0'] } }));
    await assertFails(update({ gallery: deleteField() }));
    await assertSucceeds(update({ galleryNames: ['upload-1'] }));
  });
});

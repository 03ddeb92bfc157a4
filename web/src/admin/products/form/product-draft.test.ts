import { NO_FACTS } from '@catalogue/contract/no-facts';
import { expect, it } from 'vitest';
import { write } from '../../../device/database';
import { EMPTY_PRODUCT } from '../product-content';
import { readDraft, saveDraft } from './product-draft';
import { valuesOf } from './product-values';

const values = { ...valuesOf(EMPTY_PRODUCT), title: 'Half a flask', material: 'Copper' };

it('a draft comes back as typed', async () => {
  const draft = { values, from: { values, revision: 3 }, open: ['material' as const], pictures: null, sentAs: null };
  await saveDraft('a', draft);
  expect(await readDraft('a')).toEqual(draft);
});

it('a draft of an earlier release, with the facts as one value and one picture, comes back with each fact and its picture', async () => {
  const { title, description, sku, price, discountedPrice, quantity, live, stock, categoryId } = values;
  const basics = { title, description, sku, price, discountedPrice, quantity, live, stock, categoryId };
  const earlier = { ...basics, facts: { ...NO_FACTS, material: 'Copper', weight: 290 } };
  const picture = new Blob(['png'], { type: 'image/png' });
  await write('drafts', 'product/b', { values: earlier, from: null, open: ['facts', 'title'], picture, sentAs: null });
  const restored = await readDraft('b');
  expect(restored).toMatchObject({ values: { ...values, weight: '290' }, open: ['title'] });
  const { names, blobs } = restored?.pictures ?? { names: [], blobs: {} };
  expect(names).toHaveLength(1);
  expect(await blobs[names[0] ?? '']?.text()).toBe('png');
});

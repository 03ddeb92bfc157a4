import { NO_FACTS } from '@catalogue/contract/no-facts';
import { expect, it } from 'vitest';
import { write } from '../../../device/database';
import { EMPTY_PRODUCT } from '../product-content';
import { readDraft, saveDraft } from './product-draft';
import { valuesOf } from './product-values';

const values = { ...valuesOf(EMPTY_PRODUCT), title: 'Half a flask', material: 'Copper' };

it('a draft comes back as typed', async () => {
  const draft = { values, from: { values, revision: 3 }, open: ['material' as const], picture: null, sentAs: null };
  await saveDraft('a', draft);
  expect(await readDraft('a')).toEqual(draft);
});

it('a draft of an earlier release, with the facts as one value, comes back with each fact', async () => {
  const { title, description, sku, price, discountedPrice, quantity, live, stock, categoryId } = values;
  const basics = { title, description, sku, price, discountedPrice, quantity, live, stock, categoryId };
  const earlier = { ...basics, facts: { ...NO_FACTS, material: 'Copper', weight: 290 } };
  await write('drafts', 'product/b', { values: earlier, from: null, open: ['facts', 'title'], picture: null, sentAs: null });
  expect(await readDraft('b')).toMatchObject({ values: { ...values, weight: '290' }, open: ['title'] });
});

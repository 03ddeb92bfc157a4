import { expect, it } from 'vitest';
import { EMPTY_PRODUCT } from '../../data/product-content';
import { readDraft, saveDraft } from './product-draft';
import { valuesOf } from './product-values';

const values = { ...valuesOf(EMPTY_PRODUCT), title: 'Half a flask', material: 'Copper' };

it('a draft is restored as typed', async () => {
  const draft = { values, from: { values, revision: 3 }, open: ['material' as const], pictures: null };
  await saveDraft('a', draft);
  expect(await readDraft('a')).toEqual(draft);
});

import { NO_FACTS } from '@catalogue/contract/product-fields';
import { expect, it } from 'vitest';
import { productRows } from '../../data/product-row';
import { EMPTY_PRODUCT } from '../../data/product-content';
import { FACT_COLUMNS, factText } from './fact-columns';

it('shows the facts that the file and newer documents state', () => {
  const stored = {
    ...{ ...EMPTY_PRODUCT, id: 'a', title: 'Flask', imageName: null, picture: null },
    ...{ addedDate: 1, updatedAt: 1, deletedAt: null, revision: 1 },
  };
  const facts = { ...NO_FACTS, material: 'SS304 with bamboo lid', leadTime: { from: 5, to: 7 }, tags: ['eco', 'travel'] };
  const document = {
    ...stored,
    facts: { ...facts, brandingMethods: [{ method: 'engraving' as const, position: 'body', area: '' }] },
  };
  const [fromDocument, fromFile] = productRows(
    {
      ...{ format: 1, version: 1, asOf: 1, categories: [], banners: [] },
      products: [{ ...stored, id: 'b', facets: { leadTime: [3, 3], branding: ['foil', 'deboss'] } }],
    },
    [document],
  ).sort((one, other) => (one.id < other.id ? -1 : 1));
  const textsOf = (row: typeof fromFile) =>
    row &&
    Object.fromEntries(FACT_COLUMNS.map((column) => [column, factText(column, row)] as const).filter(([, text]) => text));
  expect(textsOf(fromDocument)).toEqual({
    ...{ material: 'Stainless steel, Wood and bamboo', leadTime: '5-7' },
    ...{ brandingMethods: 'Laser engraving', tags: 'eco, travel' },
  });
  expect(textsOf(fromFile)).toEqual({ leadTime: '3', brandingMethods: 'Foil stamping, Deboss' });
});

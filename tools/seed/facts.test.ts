import { productFacts } from '@catalogue/contract/entities/product-facts';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { sourceRows } from './catalogue-source';
import { factsOf } from './facts';

const all = sourceRows().map((row) => ({ row, facts: factsOf(row) }));

test('every line of the seed file becomes valid facts, and loses nothing', () => {
  expect(all).toHaveLength(96);
  for (const { row, facts } of all) {
    expect(v.parse(productFacts, facts)).toEqual(facts);
    expect(facts).toMatchObject({ material: row.material, size: row.size, packaging: row.packaging });
    expect(`${facts.leadTime?.from}-${facts.leadTime?.to}`).toBe(row.lead_working_days);
    expect(facts.brandingMethods.length).toBeGreaterThan(0);
    expect(facts.priceBreaks.length).toBeGreaterThan(1);
  }
});

test('the seed shows every feature: options, weights and tags', () => {
  expect(all.filter(({ facts }) => facts.options.length > 0).length).toBeGreaterThanOrEqual(12);
  expect(all.filter(({ facts }) => facts.weight !== null).length).toBeGreaterThan(3);
  expect(new Set(all.flatMap(({ facts }) => facts.tags)).size).toBeGreaterThan(4);
});

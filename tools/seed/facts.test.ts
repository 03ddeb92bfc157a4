import { productFacts } from '@catalogue/contract/entities/product-facts';
import { LIMITS } from '@catalogue/contract/limits';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { sourceRows } from './catalogue-source';
import { productSeeds } from './content';
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

test('the seed shows every feature: options, weights, tags and a price on request', () => {
  expect(all.some(({ facts }) => facts.priceBreaks.at(-1)?.price === null)).toBe(true);
  expect(all.filter(({ facts }) => facts.options.length > 0).length).toBeGreaterThanOrEqual(12);
  expect(all.filter(({ facts }) => facts.weight !== null).length).toBeGreaterThan(3);
  expect(new Set(all.flatMap(({ facts }) => facts.tags)).size).toBeGreaterThan(4);
});

test('20 products have several pictures, and every colour shows one of them', () => {
  const several = productSeeds().filter(({ further = [] }) => further.length > 0);
  expect(several.length).toBeGreaterThanOrEqual(20);
  for (const { id, further = [], fields } of several) {
    const names = [`seed-${id}`, ...further.map(({ uploadId }) => uploadId)];
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeLessThanOrEqual(LIMITS.pictures);
    const { options, brandingAreas } = v.parse(productFacts, fields.facts);
    expect(brandingAreas[0]?.places.map(({ imageName }) => imageName)).toEqual(
      names.filter((name) => !/-(branding|box)$/.test(name)),
    );
    for (const { kind, imageName } of options) expect(names.includes(imageName ?? '')).toBe(kind === 'colour');
  }
});

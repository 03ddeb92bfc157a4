import { activity } from '@catalogue/contract/entities/activity';
import { banner } from '@catalogue/contract/entities/banner';
import { category } from '@catalogue/contract/entities/category';
import { product } from '@catalogue/contract/entities/product';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { collection, doc, setDoc } from 'firebase/firestore';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { fresh } from '../documents';
import { firestoreOf } from '../personas';

const ENTITIES = { activity, banners: banner, categories: category, products: product };
const UNUSABLE = [NaN, Infinity, -Infinity, 1e308, -1e308, 2 ** 53];

/** The fields of an entity that accept a number, times included. Facts of products: see facts.ts. */
const numericFields = (entity: { entries: Record<string, v.GenericSchema> }): string[] =>
  Object.entries(entity.entries).flatMap(([field, schema]) => (v.is(schema, 1) ? [field] : []));

describe.each(Object.keys(ENTITIES) as (keyof typeof ENTITIES)[])('numbers of %s', (name) => {
  const create = (fields: object) => setDoc(doc(collection(firestoreOf('admin'), name)), { ...fresh(name), ...fields });

  it('has numbers', () => expect(numericFields(ENTITIES[name])).not.toEqual([]));

  it.each(numericFields(ENTITIES[name]))('%s has two bounds and is finite', async (field) => {
    for (const value of UNUSABLE) await assertFails(create({ [field]: value }));
    await assertSucceeds(create({}));
  });
});

it.each([-1_000_000, -0, 0.5, 10_000_000_000_000])('accepts the order %d', async (order) => {
  for (const name of ['categories', 'banners'] as const)
    await assertSucceeds(setDoc(doc(collection(firestoreOf('admin'), name)), { ...fresh(name), order }));
});

import { describe, expect, it } from 'vitest';
import { syntheticCatalogue } from '../../../tests/perf/synthetic-catalogue';
import { packDetails, packSnapshot, parseDetails, parseSnapshot, unpackDetails, unpackSnapshot } from './snapshot';

const { list, details } = syntheticCatalogue(20);

describe('what a device keeps', () => {
  it('comes back as it was', () => {
    const snapshot = { ...parseSnapshot(JSON.parse(list)), removed: new Map([['products/p9', 5]]) };
    expect(unpackSnapshot(structuredClone(packSnapshot(snapshot)))).toEqual(snapshot);
    const parsed = parseDetails(JSON.parse(details));
    expect(unpackDetails(structuredClone(packDetails(parsed)))).toEqual(parsed);
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'not a catalogue at all'],
    ['what an older build kept', JSON.parse(list) as unknown],
    ['another format', { version: 1, json: '{"format":999}' }],
    ['half of a text', { version: 1, json: list.slice(0, 500) }],
  ])('is nothing where it is %s', (_, stored) => {
    expect(unpackSnapshot(stored)).toBeNull();
    expect(unpackDetails(stored)).toBeNull();
  });

  it('leaves out a single odd product, and keeps the others', () => {
    const file = JSON.parse(list) as { products: object[] };
    file.products[3] = { ...file.products[3], price: 'on request' };
    expect(parseSnapshot(file).products.size).toBe(19);
  });
});

import { describe, expect, it } from 'vitest';
import { syntheticCatalogue } from '../../../../tests/perf/synthetic-catalogue';
import { packDetails, packSnapshot, parseDetails, parseSnapshot, unpackDetails, unpackSnapshot } from './snapshot';

const { list, details } = syntheticCatalogue(20);

describe('the stored catalogue', () => {
  it('is read back unchanged', () => {
    const snapshot = { ...parseSnapshot(JSON.parse(list)), removed: new Map([['products/p9', 5]]) };
    expect(unpackSnapshot(structuredClone(packSnapshot(snapshot)))).toEqual(snapshot);
    const parsed = parseDetails(JSON.parse(details));
    expect(unpackDetails(structuredClone(packDetails(parsed)))).toEqual(parsed);
  });

  it.each([
    ['no value', undefined],
    ['a string', 'not a catalogue at all'],
    ['the format of an older build', JSON.parse(list) as unknown],
    ['another format', { version: 1, json: '{"format":999}' }],
    ['a truncated string', { version: 1, json: list.slice(0, 500) }],
  ])('is null for %s', (_, stored) => {
    expect(unpackSnapshot(stored)).toBeNull();
    expect(unpackDetails(stored)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import type { PublicContent } from '@catalogue/contract/public-content';
import { productFields } from '../../../tests/fixtures/product-fields';
import { changeOf } from './catalogue-change';
import { contentsOf, fitsSegment, MAX_SEGMENT_BYTES, segmentIndexOf, segmentsOf, sortKeyOf, sortKeyOfContent } from './segment';

function product(id: string, description: string, addedDate = 1): PublicContent {
  const { content } = changeOf(`products/${id}`, 1, productFields({ addedDate, description }), () => 'everyone');
  if (content === null) throw new Error('The product is not public');
  return content;
}

describe('segmentsOf', () => {
  it('keeps every segment below its limit, and all entries in order', () => {
    const contents = Array.from({ length: 300 }, (_, index) => product(`p${index}`, `<p>${'x'.repeat(index * 30)}</p>`, index));
    const segments = segmentsOf(contents, '');
    expect(segments.length).toBeGreaterThan(2);
    for (const { list, details } of segments) expect(list.length + details.length).toBeLessThanOrEqual(MAX_SEGMENT_BYTES);
    const ids = segments.flatMap((segment) => contentsOf('products', segment) ?? []).map(({ summary }) => summary.id);
    expect(ids).toEqual(Array.from({ length: 300 }, (_, index) => `p${299 - index}`));
    expect(segments.map(({ count }) => count).reduce((sum, count) => sum + count)).toBe(300);
  });

  it('splits into segments that the sort keys find again', () => {
    const contents = Array.from({ length: 200 }, (_, index) => product(`p${index}`, 'x'.repeat(8_000), index));
    const segments = segmentsOf(contents, '');
    for (const [index, segment] of segments.entries())
      for (const content of contentsOf('products', segment) ?? [])
        expect(segmentIndexOf(segments, sortKeyOfContent(content))).toBe(index);
  });

  it('makes no segment of nothing', () => {
    expect(segmentsOf([], '')).toEqual([]);
  });
});

it('reads nothing from a damaged segment', () => {
  const [segment] = segmentsOf([product('a', 'Steel')], '');
  if (segment === undefined) throw new Error('There is no segment');
  expect(contentsOf('products', { ...segment, list: { ...segment.list, bytes: Buffer.from('damaged') } })).toBeNull();
});

it('says which entry is too large for any segment', () => {
  const fitting = product('a', 'Steel');
  if (fitting.noun !== 'products') throw new Error('The product is not one');
  expect(fitsSegment(fitting)).toBe(true);
  const details = { ...fitting.details, description: 'x'.repeat(MAX_SEGMENT_BYTES) };
  expect(fitsSegment({ ...fitting, details })).toBe(false);
});

it('sorts the newest product first', () => {
  const keys = [3, 20, 100, 1].map((addedDate) => sortKeyOf('products', 'a', { addedDate }));
  expect([...keys].sort()).toEqual([100, 20, 3, 1].map((addedDate) => sortKeyOf('products', 'a', { addedDate })));
});

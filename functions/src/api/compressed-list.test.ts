import { gunzipSync } from 'node:zlib';
import { cutPage } from '@catalogue/contract/endpoints/page';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compressedList, createListCache } from './compressed-list';

const numbered = (count: number) => Array.from({ length: count }, (_, id) => ({ id, title: `Flask ü ${id}` }));
const textOf = (gzip: Uint8Array): string => gunzipSync(gzip).toString('utf8');

describe('a compressed list', () => {
  it('has the same pages as the list itself', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(260),
        fc.array(fc.record({ pageNumber: fc.nat(6), pageSize: fc.integer({ min: 1, max: 300 }) }), {
          minLength: 1,
          maxLength: 4,
        }),
        async (count, requests) => {
          const items = numbered(count);
          const list = compressedList(items);
          for (const request of requests) {
            const page = cutPage(items, request);
            expect(list.page(request)).toEqual(page);
            expect(textOf(await list.gzipPage(request))).toBe(JSON.stringify(page));
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('serializes an entry again only where a page ends', async () => {
    let serialized = 0;
    const items = Array.from({ length: 10_000 }, (_, id) => ({ id, toJSON: () => ((serialized += 1), { id }) }));
    const list = compressedList(items);
    await list.gzipPage({ pageNumber: 0, pageSize: 10_000 });
    expect(serialized).toBe(10_000);
    for (const pageSize of [9_999, 5_000, 1_234]) await list.gzipPage({ pageNumber: 1, pageSize });
    expect(serialized).toBeLessThan(10_300);
  });
});

describe('a holder of lists', () => {
  it('makes a list once per source and key, and forgets the least recently used', () => {
    let made = 0;
    const held = createListCache<{ id: number }>();
    const make = () => ((made += 1), compressedList(numbered(1)));
    const [one, other] = [{}, {}];
    const first = held(one, 'a', make);
    expect(held(one, 'a', make)).toBe(first);
    expect(held(other, 'a', make)).not.toBe(first);
    expect(made).toBe(2);
    for (const key of ['b', 'c', 'd', 'e', 'f', 'g', 'h']) held(one, key, make);
    expect(held(one, 'a', make)).toBe(first);
    held(one, 'i', make);
    expect(held(one, 'a', make)).toBe(first);
    made = 0;
    held(one, 'b', make);
    expect(made).toBe(1);
  });
});

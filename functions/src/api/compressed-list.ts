import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import { cutPage, pageInfo } from '@catalogue/contract/endpoints/page';
import type { Page, PageRequest } from '@catalogue/contract/endpoints/page';
import { compressFragment, gzipOf, joinedByCommas } from '../catalogue/gzip-fragment';
import type { Fragment } from '../catalogue/gzip-fragment';

/** Entries that are compressed together. Fewer compress worse; more leave more to compress where a page ends. */
const BLOCK = 50;
/** Orders and filters of one catalogue that an instance holds: 1-4 MB each for 10,000 products. */
const MAX_LISTS = 8;

/** An ordered list of which any page is compressed by joining parts that are compressed already. */
export interface CompressedList<Item> {
  page: (request: PageRequest) => Page<Item>;
  /** The JSON of `page` as a gzip file. */
  gzipPage: (request: PageRequest) => Promise<Uint8Array>;
}

/** @param items each of them is serializable */
export function compressedList<Item extends object>(items: readonly Item[]): CompressedList<Item> {
  const blocks: (Promise<Fragment> | undefined)[] = [];

  const jsonOf = (start: number, end: number): string => JSON.stringify(items.slice(start, end)).slice(1, -1);

  function block(index: number): Promise<Fragment> {
    return (blocks[index] ??= compress(jsonOf(index * BLOCK, (index + 1) * BLOCK)).catch((cause: unknown) => {
      blocks[index] = undefined;
      throw cause;
    }));
  }

  /** Whole blocks are compressed once per list; what stands before and behind them, once per page. */
  async function content(start: number, end: number): Promise<Fragment[]> {
    const [first, last] = [Math.ceil(start / BLOCK), Math.floor(end / BLOCK)];
    if (first >= last) return [compressFragment(jsonOf(start, end))];
    const whole = await Promise.all(Array.from({ length: last - first }, (_, index) => block(first + index)));
    return [compressFragment(jsonOf(start, first * BLOCK)), ...whole, compressFragment(jsonOf(last * BLOCK, end))];
  }

  return {
    page: (request) => cutPage(items, request),
    async gzipPage(request) {
      const start = Math.min(items.length, request.pageNumber * request.pageSize);
      const end = Math.min(items.length, start + request.pageSize);
      const info = JSON.stringify(pageInfo(request, items.length)).slice(1);
      const fragments = joinedByCommas(await content(start, end));
      return gzipOf([compressFragment('{"content":['), ...fragments, compressFragment(`],${info}`)]);
    },
  };
}

/** Lists by what they were made of. They live as long as that object, the least recently used go first. */
export function createListCache<Item>() {
  const held = new WeakMap<object, Map<string, CompressedList<Item>>>();
  return (source: object, key: string, make: () => CompressedList<Item>): CompressedList<Item> => {
    const lists = held.get(source) ?? new Map<string, CompressedList<Item>>();
    held.set(source, lists);
    const list = lists.get(key) ?? make();
    lists.delete(key);
    lists.set(key, list);
    for (const oldest of lists.keys()) {
      if (lists.size <= MAX_LISTS) break;
      lists.delete(oldest);
    }
    return list;
  };
}

/** Like compressFragment, outside the main thread. */
async function compress(text: string): Promise<Fragment> {
  const plain = Buffer.from(text);
  const bytes = await promisify(deflateRaw)(plain, { finishFlush: constants.Z_SYNC_FLUSH });
  return { bytes, length: plain.byteLength, crc: crc32(plain) };
}

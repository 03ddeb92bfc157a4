import { brotliCompressSync, constants } from 'node:zlib';
import { withRows } from '@catalogue/contract/catalogue-columns';
import { COLUMNS_FORMAT } from '@catalogue/contract/catalogue-format';
import { columnsOf } from '../../functions/src/catalogue/columns';
import { parseSnapshot } from '../../web/src/data/catalogue/snapshot';
import { categorySeeds } from '../../tools/seed/content';
import { realisticProducts } from '../fixtures/realistic-products';
import { percentile, type Bench } from './bench';
import { timesOf } from './device/samples';

/* Size of /catalogue.json as the server sends it, and the time to read it, in Node. Naive: a row per product. Decision 003 rests on it. */

const GOALS_KB = { 1_000: 70, 10_000: 600 } as const;
const READINGS = 15;

const compressedKb = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }).byteLength / 1_000;

const readingMs = (text: string): number =>
  percentile(timesOf(Array.from({ length: READINGS }, () => () => parseSnapshot(withRows(JSON.parse(text))))), 0.5);

export const bench: Bench = {
  needsStack: false,
  run: () =>
    Promise.resolve(
      Object.entries(GOALS_KB).flatMap(([size, goal]) => {
        const products = realisticProducts(Number(size)).map(({ summary }) => summary);
        const categories = categorySeeds().map(({ id, fields }) => ({ id, ...fields }));
        const envelope = { version: 1, asOf: 1, categories, banners: [] };
        const rows = JSON.stringify({ ...envelope, format: 1, products });
        const columns = JSON.stringify({ ...envelope, format: COLUMNS_FORMAT, products: columnsOf(products) });
        const [ours, naive] = [compressedKb(columns), compressedKb(rows)];
        return [
          { what: `${size} products: catalogue file`, unit: 'kB' as const, ours, naive, atMost: goal },
          {
            what: `${size} products: parse the file in Node`,
            unit: 'ms' as const,
            ours: readingMs(columns),
            naive: readingMs(rows),
          },
        ];
      }),
    ),
};

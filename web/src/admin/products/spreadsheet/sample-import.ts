import type { Product } from '@catalogue/contract/entities/product';
import { readCsv } from '../../../lib/csv';
import { sampleProduct } from '../../data/sample-product';
import type { CategoryNames } from './columns';
import { planImport, type ImportPlan } from './plan-import';

const TITLES = new Map([
  ['drinkware', 'Drinkware'],
  ['bags-travel', 'Bags & Travel'],
]);

/** The categories of the import tests. */
export const SAMPLE_CATEGORIES: CategoryNames = {
  titleOf: (id) => TITLES.get(id),
  idOf: (title) => [...TITLES].find(([, one]) => one.toLowerCase() === title.toLowerCase())?.[0],
};

/** A stored product with title and item number. */
export const sampleFlask = (id: string, overrides: Partial<Product> = {}): Product =>
  sampleProduct(id, { title: `Flask ${id}`, sku: `SKU-${id}`, ...overrides });

/** The plan of importing a CSV text into a catalogue of these products. */
export const planCsv = (csv: string, products: readonly Product[] = []): ImportPlan =>
  planImport(readCsv(csv), products, SAMPLE_CATEGORIES);

export const rowKinds = (csv: string, products: readonly Product[] = []): string[] =>
  planCsv(csv, products).rows.map((row) => row.kind);

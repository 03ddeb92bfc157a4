import * as v from 'valibot';
import { useDeviceSetting } from '../../data/use-device-setting';
import { FACT_COLUMNS } from './fact-columns';

/** Columns that can be hidden. */
export const HIDEABLE_COLUMNS = ['category', 'price', 'minimum', 'stock', 'live', 'date'] as const;
export type HideableColumn = (typeof HIDEABLE_COLUMNS)[number];

const tableSettings = v.object({
  hidden: v.array(v.picklist(HIDEABLE_COLUMNS)),
  /** Facts shown as columns. */
  facts: v.array(v.picklist(FACT_COLUMNS)),
  /** Views under a name; `search` is the URL's query. */
  views: v.array(v.object({ name: v.string(), search: v.string() })),
});
export type TableSettings = v.InferOutput<typeof tableSettings>;

export const DEFAULT_SETTINGS: TableSettings = { hidden: [], facts: [], views: [] };

/** What is stored of columns and views; the defaults where it cannot be read. */
export function parseTableSettings(stored: unknown): TableSettings {
  const parsed = v.safeParse(tableSettings, stored);
  return parsed.success ? parsed.output : DEFAULT_SETTINGS;
}

/** Columns and views of the product table on this device, and the function that changes them. */
export const useTableSettings = () => useDeviceSetting('product-table', parseTableSettings);

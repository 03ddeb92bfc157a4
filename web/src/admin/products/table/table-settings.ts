import { read, write } from '../../../data/device-store/database';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
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

const KEY = 'product-table';

/** Columns and views of the product table, as kept on this device. */
export async function readTableSettings(): Promise<TableSettings> {
  const parsed = v.safeParse(tableSettings, await read('settings', KEY));
  return parsed.success ? parsed.output : DEFAULT_SETTINGS;
}

export const saveTableSettings = (settings: TableSettings): Promise<boolean> => write('settings', KEY, settings);

type ChangeSettings = (change: (settings: TableSettings) => TableSettings) => void;

/** Columns and views of the product table on this device, and the function that changes them. */
export function useTableSettings(): [TableSettings, ChangeSettings] {
  const [settings, setSettings] = useState(DEFAULT_SETTINGS);
  const latest = useRef(settings);
  useEffect(() => {
    void readTableSettings().then((stored) => {
      latest.current = stored;
      setSettings(stored);
    });
  }, []);
  const change: ChangeSettings = (next) => {
    latest.current = next(latest.current);
    setSettings(latest.current);
    void saveTableSettings(latest.current);
  };
  return [settings, change];
}

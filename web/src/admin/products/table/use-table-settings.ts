import { useEffect, useState } from 'react';
import { DEFAULT_SETTINGS, readTableSettings, saveTableSettings } from './table-settings';
import type { TableSettings } from './table-settings';

/** Columns and views of the product table on this device, and the function that changes them. */
export function useTableSettings(): [TableSettings, (settings: TableSettings) => void] {
  const [settings, setSettings] = useState(DEFAULT_SETTINGS);
  useEffect(() => {
    void readTableSettings().then(setSettings);
  }, []);
  const change = (next: TableSettings) => {
    setSettings(next);
    void saveTableSettings(next);
  };
  return [settings, change];
}

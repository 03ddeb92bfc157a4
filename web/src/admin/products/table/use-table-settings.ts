import { useEffect, useRef, useState } from 'react';
import { DEFAULT_SETTINGS, readTableSettings, saveTableSettings } from './table-settings';
import type { TableSettings } from './table-settings';

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

import { expect, it } from 'vitest';
import { write } from '../../../data/device-store/database';
import { DEFAULT_SETTINGS, readTableSettings, saveTableSettings } from './table-settings';
import type { TableSettings } from './table-settings';

it('columns and views are stored', async () => {
  const settings: TableSettings = {
    hidden: ['date'],
    facts: ['material'],
    views: [{ name: 'No price', search: 'missing=price&sort=title' }],
  };
  await saveTableSettings(settings);
  expect(await readTableSettings()).toEqual(settings);
});

it('unreadable settings become the defaults', async () => {
  await write('settings', 'product-table', { hidden: ['colour of the sky'], views: 3 });
  expect(await readTableSettings()).toEqual(DEFAULT_SETTINGS);
});

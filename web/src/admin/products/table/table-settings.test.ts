import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS, parseTableSettings, type TableSettings } from './table-settings';

it('columns and views are read as stored', () => {
  const settings: TableSettings = {
    hidden: ['date'],
    facts: ['material'],
    views: [{ name: 'No price', search: 'missing=price&sort=title' }],
  };
  expect(parseTableSettings(settings)).toEqual(settings);
});

it('unreadable settings become the defaults', () => {
  expect(parseTableSettings({ hidden: ['colour of the sky'], views: 3 })).toEqual(DEFAULT_SETTINGS);
});

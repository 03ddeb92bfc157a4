import { expect, it } from 'vitest';
import { write } from '../../../device/database';
import { DEFAULT_SETTINGS, readTableSettings, saveTableSettings, withView } from './table-settings';

it('columns and views are stored; a view of the same name is replaced', async () => {
  const settings = withView(
    withView({ hidden: ['date'], facts: ['material'], views: [] }, 'No price', 'missing=price'),
    'Hidden',
    'live=no',
  );
  await saveTableSettings(withView(settings, 'No price', 'missing=price&sort=title'));
  expect(await readTableSettings()).toEqual({
    hidden: ['date'],
    facts: ['material'],
    views: [
      { name: 'Hidden', search: 'live=no' },
      { name: 'No price', search: 'missing=price&sort=title' },
    ],
  });
});

it('settings of an earlier release show no facts', async () => {
  await write('settings', 'product-table', { hidden: ['date'], views: [] });
  expect(await readTableSettings()).toEqual({ hidden: ['date'], facts: [], views: [] });
});

it('unreadable settings become the defaults', async () => {
  await write('settings', 'product-table', { hidden: ['colour of the sky'], views: 3 });
  expect(await readTableSettings()).toEqual(DEFAULT_SETTINGS);
});

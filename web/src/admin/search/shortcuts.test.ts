import { ADMIN_PATHS } from '@catalogue/contract/paths';
import { expect, it } from 'vitest';
import { shortcutsOn } from './shortcuts';

const meaningsOn = (paths: readonly string[]) => shortcutsOn(paths.map((path) => ({ path }))).map(({ meaning }) => meaning);

it('lists the shortcuts of screens that a person may open', () => {
  const ofSales = meaningsOn([ADMIN_PATHS.inbox, ADMIN_PATHS.orders]);
  expect(ofSales).toEqual(
    expect.arrayContaining(['Search everything', 'Orders', 'Inbox: add a note', 'This sheet', expect.stringContaining('undo')]),
  );
  expect(ofSales.filter((meaning) => /Dashboard|Product|Category|Trash/.test(meaning))).toEqual([]);
  expect(meaningsOn(Object.values(ADMIN_PATHS))).toContain('Add Product');
});

import { expect, it } from 'vitest';
import { isAllowed, listLicences } from './list-licences';

it('every package of the product has an allowed licence', () => {
  const all = listLicences();
  expect(all.length).toBeGreaterThan(50);
  expect(all.filter(({ licence }) => !isAllowed(licence))).toEqual([]);
});

it.each(['GPL-3.0', 'MIT AND AGPL-3.0', 'unknown', 'SEE LICENSE IN LICENSE'])('refuses %s', (licence) => {
  expect(isAllowed(licence)).toBe(false);
});

it.each(['(MPL-2.0 OR Apache-2.0)', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT'])('allows %s', (licence) => {
  expect(isAllowed(licence)).toBe(true);
});

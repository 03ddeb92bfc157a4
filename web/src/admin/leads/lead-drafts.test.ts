import { expect, it } from 'vitest';
import { read, write } from '../../data/device-store/database';
import { readNoteDrafts, storeNoteDraft } from './lead-drafts';

const DAY_MS = 24 * 3_600_000;
const NOW = Date.UTC(2026, 10, 23);
const draft = (note: string, changedAt: number) => ({ note, changedAt });

it('a note comes back as typed, until it is added', async () => {
  await storeNoteDraft('a', draft('Wants blue', NOW));
  await write('drafts', 'product/a', 'of another form');
  expect(await readNoteDrafts(NOW)).toEqual(new Map([['a', draft('Wants blue', NOW)]]));
  await storeNoteDraft('a', null);
  expect(await readNoteDrafts(NOW)).toEqual(new Map());
  expect(await read('drafts', 'product/a')).toBe('of another form');
});

it('a note of more than a week ago, or of an unknown form, is deleted', async () => {
  await storeNoteDraft('old', draft('Forgotten', NOW - 8 * DAY_MS));
  await write('drafts', 'lead/odd', { text: 'of a later release' });
  expect(await readNoteDrafts(NOW)).toEqual(new Map());
  expect(await read('drafts', 'lead/old')).toBeUndefined();
  expect(await read('drafts', 'lead/odd')).toBeUndefined();
});

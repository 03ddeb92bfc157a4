import { hashKey } from '@tanstack/react-query';
import type { LeadFilter } from '../../../lib/lead-view';
import { expect, it } from 'vitest';
import { firstLeadsQuery, leadCountQuery, leadFilterCountsKey, leadFilterCountsQuery, leadListQuery } from './leads';

const TODAY = new Date(2026, 10, 23).getTime();
const TOMORROW = new Date(2026, 10, 24).getTime();

const keysOf = (filter: LeadFilter, today: number) =>
  [
    leadListQuery('order', { filter, sort: 'newest', today }),
    firstLeadsQuery('order', { filter, sort: 'newest', today }, 6),
    leadCountQuery('order', filter, today),
  ].map(({ queryKey }) => hashKey(queryKey));

it.each(['due', 'today'] as const)('the leads of "%s" are asked for anew each day', (filter) => {
  const tomorrow = keysOf(filter, TOMORROW);
  for (const [index, key] of keysOf(filter, TODAY).entries()) expect(key).not.toBe(tomorrow[index]);
});

it('the leads of other filters stay from day to day', () => {
  expect(keysOf('new', TODAY)).toEqual(keysOf('new', TOMORROW));
});

it('the counts of a day are invalidated by the key of all days', () => {
  const { queryKey } = leadFilterCountsQuery('order', TODAY);
  expect(queryKey).not.toEqual(leadFilterCountsQuery('order', TOMORROW).queryKey);
  expect(queryKey.slice(0, -1)).toEqual(leadFilterCountsKey('order'));
});

import { expect, it } from 'vitest';
import type { Lead } from '../../../data/leads/lead-view';
import { mergePages } from './use-inbox';

const lead = (id: string, createdAt: number): Lead => ({ id, createdAt }) as Lead;
const ids = (leads: readonly Lead[]): string => leads.map(({ id }) => id).join('');

const enquiries = [lead('a', 9), lead('c', 7), lead('e', 5)];
const orders = [lead('b', 8), lead('d', 6)];

it('puts two lists into one order', () =>
  expect(
    ids(
      mergePages(
        [
          { leads: enquiries, hasMore: false },
          { leads: orders, hasMore: false },
        ],
        'newest',
      ),
    ),
  ).toBe('abcde'));

it('ends where a list has more to load', () =>
  expect(
    ids(
      mergePages(
        [
          { leads: enquiries, hasMore: true },
          { leads: orders, hasMore: true },
        ],
        'newest',
      ),
    ),
  ).toBe('abcd'));

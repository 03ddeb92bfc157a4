import { expect, test } from 'vitest';
import { type ListedClient, NO_FIELDS } from './client-list';
import { findClients } from './find-clients';

const client = (id: string, change: Partial<ListedClient>): ListedClient => ({
  ...NO_FIELDS,
  id,
  card: '',
  synced: null,
  ...change,
});

const LIST = [
  client('b', { company: 'Zen Foods', phone: '98123 45678' }),
  client('a', { company: 'Acme', name: 'Asha', email: 'asha@example.com' }),
  client('c', { company: 'Acme Cups', deletedAt: 1 }),
];

test.each([
  ['', ['a', 'b']],
  ['+91 98123 45678', ['b']],
  ['09812345678', ['b']],
  ['zen 981234', ['b']],
  ['Asha <asha@example.com>', ['a']],
  ['acme zen', []],
])('%s finds %s', (typed, ids) => {
  expect(findClients(LIST, typed).map(({ id }) => id)).toEqual(ids);
});

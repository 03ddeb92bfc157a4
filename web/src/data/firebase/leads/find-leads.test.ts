import { searchKeysOf } from '@catalogue/contract/lead-search';
import { beforeEach, expect, test, vi } from 'vitest';

type Row = Record<string, unknown>;
type Filter = readonly [field: string, operator: string, value: unknown];

const lead = (id: string, companyname: string): Row => {
  const content = { name: '', email: '', mobile: '', companyname, city: '' };
  return { id, reference: `H-${id}`, ...content, searchKeys: searchKeysOf(content) };
};
const ROWS = [lead('7F3K2M0', 'Rao Textiles'), lead('AAAAAAA', 'Text Books')];
const asked: Filter[] = [];

const isMatch = (row: Row, [field, operator, value]: Filter): boolean => {
  const stored = row[field];
  return operator === 'array-contains' ? Array.isArray(stored) && stored.includes(value) : stored === value;
};

vi.mock('firebase/firestore', () => ({
  where: (...filter: Filter) => filter,
  query: (_: unknown, filter: Filter) => filter,
  getDocsFromServer: (filter: Filter) => {
    asked.push(filter);
    return Promise.resolve({ docs: ROWS.filter((row) => isMatch(row, filter)) });
  },
  limit: () => null,
  orderBy: () => null,
}));
vi.mock('./lead-documents', () => ({ leadsOf: () => null, readLead: (_: unknown, row: Row) => row }));
vi.mock('../watch-query', () => ({}));
const { findLeads } = await import('./find-leads');

beforeEach(() => void asked.splice(0));

test('a beginning that is longer than the whole word is found beside it', async () => {
  expect((await findLeads('order', 'rao text')).ids).toEqual(['7F3K2M0']);
  expect((await findLeads('order', 'text')).ids).toEqual(['AAAAAAA']);
});

test('asks for no further word than the first with matches, and for four at most', async () => {
  const words = () => asked.flatMap(([field, , value]) => (field === 'searchKeys' ? [value] : []));
  await findLeads('order', 'rao textiles');
  expect(words()).toEqual(['textiles']);
  asked.splice(0);
  await findLeads('order', 'six five4 seven78 eleven11111 thirteen1111111');
  expect(words()).toEqual(['thirteen1111111', 'eleven11111', 'seven78', 'five4']);
});

test.each(['7F3K2M0', 'H7F3K2MO', 'h-7f3k2m0'])('%s finds the lead of a reference', async (typed) => {
  expect((await findLeads('order', typed)).ids).toEqual(['7F3K2M0']);
});

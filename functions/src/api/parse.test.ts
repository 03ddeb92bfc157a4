import * as v from 'valibot';
import { expect, it } from 'vitest';
import { canonicalQuery } from './parse';

const schema = v.object({ q: v.optional(v.string()), page: v.optional(v.string()), pageSize: v.optional(v.string()) });
const of = (query: string): string | null => canonicalQuery(schema, new URLSearchParams(query));

it.each(['', 'page=2&q=a+b', 'q=%C3%A9', 'pageSize=10'])('accepts ?%s as it is', (query) => {
  expect(of(query)).toBeNull();
});

it.each([
  ['q=a&page=2', 'page=2&q=a'],
  ['q=a&x=1', 'q=a'],
  ['q=a&q=b', 'q=a'],
  ['x=1', ''],
])('makes ?%s the same key as ?%s', (query, canonical) => {
  expect(of(query)).toBe(canonical);
});

// A redirect to itself would never end.
it('accepts what it has made, however the client writes spaces and letters', () => {
  for (const query of ['page=2&q=a%20b', 'pageSize=1&q=%7E*é&x', 'q=a%2Bb&&page=%32', 'page=&q='])
    expect(of(of(query) ?? query)).toBeNull();
});

it('knows no parameter of a call without a query', () => {
  expect(canonicalQuery(undefined, new URLSearchParams('v=1'))).toBe('');
});

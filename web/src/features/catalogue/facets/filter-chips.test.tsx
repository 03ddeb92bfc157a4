import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readFilter } from '../filter-products';
import { FilterChips } from './filter-chips';

it('shows the day that somebody chose, west of UTC as well', () => {
  const filter = readFilter(new URLSearchParams({ readyBy: '2026-12-18' }));
  expect(renderToStaticMarkup(<FilterChips filter={filter} onChange={() => undefined} />)).toContain('18 Dec 2026');
});

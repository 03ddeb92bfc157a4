import { leadPath } from '@catalogue/contract/paths';
import { expect, it } from 'vitest';
import { inboxUrl, readInboxView, writeInboxView } from './lead-urls';

const read = (search: string) => readInboxView(new URLSearchParams(search));

it('is written into the URL and read again, without defaults', () => {
  const view = { filter: 'new', sort: 'oldest', kind: 'order', open: { kind: 'quickEnquiry', id: 'a-1' } } as const;
  expect(readInboxView(writeInboxView(view))).toEqual(view);
  expect(inboxUrl({})).toBe('/Admin/inbox');
  expect(inboxUrl({ filter: 'due' })).toBe('/Admin/inbox?filter=due');
});

it('opens the lead that a mail links to', () => {
  const { search } = new URL(leadPath('order', '0b6f-4a'), 'https://example.com');
  expect(read(search).open).toEqual({ kind: 'order', id: '0b6f-4a' });
});

it.each(['lead=order', 'lead=mug-1', 'kind=mug&filter=x', ''])('takes %j for the whole inbox', (search) =>
  expect(read(search)).toEqual({ filter: 'all', sort: 'newest', kind: null, open: null }),
);

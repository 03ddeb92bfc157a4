import * as v from 'valibot';
import { expect, it } from 'vitest';
import { linkUrl } from './inputs';

it.each([
  '/\t/host',
  '/\n/host',
  '/\r/host',
  '//host',
  '/\\host',
  '/ /host',
  'http://host',
  'javascript:alert(1)',
  'https:// host',
])('takes %j for no link', (link) => {
  expect(v.safeParse(linkUrl, link).success).toBe(false);
});

it.each(['/', '/products/drk-01', '?sort=price', '#enquiry', 'https://example.com/a'])('takes %j for a link', (link) => {
  expect(v.parse(linkUrl, link)).toBe(link);
});

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { category } from '../entities/category';
import { LIMITS } from '../limits';
import { bannerEdit } from './banners';
import { categoryEdit, categoryInput } from './categories';
import { httpsUrl, linkUrl } from './inputs';
import { productInput } from './product-input';
import { subscription } from './subscribers';

const messageOf = (schema: v.GenericSchema, value: unknown): string | undefined =>
  v.safeParse(schema, value).issues?.[0].message;

const NO_URLS = [
  ...[
    '/\t/host',
    '/\n/host',
    '/\r/host',
    '//host',
    '/\\host',
    '/ /host',
    'http://host',
    'javascript:alert(1)',
    'https:// host',
  ],
];
const ON_SITE = ['/', '/products/drk-01', '?sort=price', '#enquiry'];

it.each(NO_URLS)('takes %j for no link', (link) => {
  expect(messageOf(linkUrl, link)).toBe('A link begins with /, #, ? or https://, and has no spaces');
});

it.each([...ON_SITE, 'https://example.com/a'])('takes %j for a link', (link) => {
  expect(v.parse(linkUrl, link)).toBe(link);
});

describe('the description of a category', () => {
  it.each([categoryInput.entries.description, categoryEdit.entries.description])('is required of who writes one', (schema) => {
    expect(messageOf(schema, ' ')).toBe('Category Description required !!');
  });
  it('may be empty where it is stored, because an import makes categories by their titles', () => {
    expect(v.parse(category.entries.description, '')).toBe('');
  });
});

describe('the cover image of a category', () => {
  const { coverImage } = categoryInput.entries;

  it.each([...NO_URLS, ...ON_SITE])('is not %j', (url) => {
    expect(messageOf(coverImage, url)).toBe('The address must begin with https://');
  });

  it('is an https URL or none', () => {
    expect(v.parse(coverImage, ' https://example.com/a.jpg ')).toBe('https://example.com/a.jpg');
    for (const none of ['', null]) expect(v.parse(coverImage, none)).toBeNull();
  });
});

it.each([
  ['title of a category', categoryInput.entries.title, LIMITS.title],
  ['description of a category', categoryInput.entries.description, LIMITS.categoryDescription],
  ['title of a product', productInput.entries.title, LIMITS.title],
  ['SKU of a product', productInput.entries.sku, LIMITS.sku],
  ['alternative text of a banner', bannerEdit.entries.alt, LIMITS.altText],
  ['text on a banner', bannerEdit.entries.words, LIMITS.bannerWords],
  ['URL', httpsUrl, LIMITS.url],
] as const)('a %s that is too long is refused with its limit', (_, schema, limit) => {
  expect(messageOf(schema, 'x'.repeat(limit + 1))).toBe(`At most ${limit} characters`);
});

it.each([
  ['  ', 'Email is Required'],
  ['nobody', 'This does not look like an e-mail address.'],
])('the newsletter refuses the address %j', (email, message) => {
  expect(messageOf(subscription, { email })).toBe(message);
});

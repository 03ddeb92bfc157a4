import { LIMITS } from '@catalogue/contract/limits';
import { expect, it } from 'vitest';
import { cutSpam, SPAM_BYTES } from './spam-leads';

const person = { name: 'Asha', mobile: '98', email: 'asha@example.com' };
const line = {
  productId: 'a',
  title: 'Mug',
  sku: '',
  option: '',
  branding: '',
  price: null,
  quantity: 5,
  note: 'ä'.repeat(400),
};

it('a short lead stays whole', () => {
  const lead = { ...person, message: 'Fifty bottles' };
  expect(cutSpam(lead)).toEqual(lead);
});

it.each(['x'.repeat(4_000), '₹'.repeat(4_000), '"'.repeat(4_000), '🎁'.repeat(2_000)])('a long message is cut', (message) => {
  const cut = cutSpam({ ...person, message });
  expect(Buffer.byteLength(JSON.stringify(cut))).toBeLessThanOrEqual(SPAM_BYTES);
  expect(cut.message.length).toBeGreaterThan(500);
});

it('of many products the first ones stay', () => {
  const order = { ...person, companyname: 'Rao', city: 'Pune', productrequest: 'Mugs', productId: null, quantity: 5 };
  const cut = cutSpam({ ...order, lines: Array.from({ length: 40 }, () => line) });
  expect(Buffer.byteLength(JSON.stringify(cut))).toBeLessThanOrEqual(SPAM_BYTES);
  expect(cut.lines.length).toBeGreaterThan(0);
});

it.each(['x', '₹', '"', '🎁', '\u0001'])(
  'no field and no number of products is larger when all are full of %j',
  (character) => {
    const full = (length: number) => character.repeat(length / character.length);
    const contact = { name: full(LIMITS.name), mobile: full(LIMITS.mobile), email: full(LIMITS.email) };
    const enquiry = cutSpam({ ...contact, message: full(LIMITS.message) });
    expect(Buffer.byteLength(JSON.stringify(enquiry))).toBeLessThanOrEqual(SPAM_BYTES);
    const order = {
      ...contact,
      companyname: full(LIMITS.company),
      city: full(LIMITS.city),
      productrequest: full(LIMITS.title),
      productId: 'p'.repeat(128),
      clientId: 'c'.repeat(128),
      pincode: full(LIMITS.pincode),
      quantity: 5,
      lines: Array.from({ length: LIMITS.orderLines }, () => ({
        ...line,
        title: full(LIMITS.title),
        note: full(LIMITS.lineNote),
      })),
    };
    expect(Buffer.byteLength(JSON.stringify(cutSpam(order)))).toBeLessThanOrEqual(SPAM_BYTES);
  },
);

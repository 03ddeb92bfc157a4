import * as v from 'valibot';
import { expect, test } from 'vitest';
import { LIMITS } from '../limits';
import { orderInput, quickEnquiryInput } from './lead';

const HOSTILE: readonly unknown[] = [
  ...[0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, LIMITS.quantity + 1, true, false, null],
  ...['many', '0', '-3', '2.5', '1e12', '9'.repeat(40), 'x'.repeat(5_000), '__proto__', '../users/me', ''],
  ...[{}, { $ne: null }, [], [1, 2], Symbol('x'), 10n, () => 1, new Date(0)],
];

test.each([
  ['quick enquiry', quickEnquiryInput],
  ['order', orderInput],
])('answers every invalid field of a %s with a message of our own', (_, schema) => {
  for (const field of Object.keys(schema.entries)) {
    for (const value of HOSTILE) {
      const { issues = [] } = v.safeParse(schema, { [field]: value });
      for (const { message } of issues) expect(message, `${field}: ${String(value)}`).not.toMatch(/^Invalid/);
    }
  }
});

test.each([0, '-3', 2.5, 'many', LIMITS.quantity + 1, '9'.repeat(13), {}])(
  'takes an order with the invalid quantity %s, without a quantity',
  (quantity) => {
    const person = { name: 'Asha', mobile: '98123', email: '', companyname: '', city: '' };
    const line = { title: 'Mug', sku: '', option: '', branding: '', note: '', quantity };
    const order = v.parse(orderInput, { ...person, productrequest: 'Mug', quantity, lines: [line] });
    expect(order).toMatchObject({ quantity: null, lines: [{ title: 'Mug', quantity: null }] });
  },
);

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { composeMail } from './compose-mail';
import type { StoredLead } from './compose-mail';

const order: StoredLead = {
  kind: 'order',
  id: 'lead-1',
  reference: 'H-7F3K2M9',
  name: 'Asha Rao',
  companyname: 'Rao Textiles',
  city: 'Pune',
  mobile: '',
  email: 'asha@example.com',
  productrequest: 'Steel bottle',
  productId: 'p',
  quantity: 50,
  incomplete: true,
  status: 'new',
  owner: null,
  ownerName: null,
  note: '',
  nextCallAt: null,
  revision: 1,
  createdAt: 1,
  updatedAt: 1,
};

test('composes subject, missing fields, desk link and Reply-To', () => {
  const { subject, text, replyTo } = composeMail(order, 'https://example.com');
  expect(subject).toBe('Order H-7F3K2M9: 50 x Steel bottle from Asha Rao, Rao Textiles');
  expect(text).toContain('Company: Rao Textiles');
  expect(text).toContain('Left open: Number is Required');
  expect(text).toContain('https://example.com/Admin/inbox?lead=order-lead-1');
  expect(replyTo).toEqual({ name: 'Asha Rao', address: 'asha@example.com' });
});

test('writes the day of a basket as the site does', () => {
  expect(composeMail({ ...order, neededBy: '2026-12-18' }, '').text).toContain('Needed by: 18 Dec 2026');
});

test('keeps headers on one line and Reply-To valid for any input', () => {
  const hostile = fc.string({
    unit: fc.constantFrom('a', ' ', '\r', '\n', '\t', '\u2028', '\u202e', '\0', ':', '@', '.', '<', ','),
  });
  fc.assert(
    fc.property(hostile, hostile, hostile, hostile, (name, email, companyname, productrequest) => {
      const { subject, replyTo } = composeMail({ ...order, name, email, companyname, productrequest }, '');
      expect(subject).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      expect(subject.length).toBeLessThanOrEqual(180);
      if (replyTo !== null) {
        expect(replyTo.address).toMatch(/^[^\s<>,:@]+@[^\s<>,:@]+$/);
        expect(replyTo.name).not.toMatch(/[\p{Cc}\p{Cf}]/u);
      }
    }),
  );
});

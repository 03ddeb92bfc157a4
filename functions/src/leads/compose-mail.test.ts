import { COMPANY } from '@catalogue/contract/company';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { composeConfirmation, composeMail, dayText } from './compose-mail';
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

test('composes subject, missing fields, link to the lead and Reply-To', () => {
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
    unit: fc.constantFrom('a', ' ', '\r', '\n', '\t', '\u2028', '\u202e', '\u200d', '\0', ':', '@', '.', '<', ','),
  });
  fc.assert(
    fc.property(hostile, hostile, hostile, hostile, (name, email, companyname, productrequest) => {
      const { subject, replyTo } = composeMail({ ...order, name, email, companyname, productrequest }, '');
      expect(subject.replaceAll('\u200d', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      expect(subject.length).toBeLessThanOrEqual(180);
      if (replyTo !== null) {
        expect(replyTo.address).toMatch(/^[^\s<>,:@]+@[^\s<>,:@]+$/);
        expect(replyTo.name.replaceAll('\u200d', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
      }
    }),
  );
});

test('keeps the joiners of Indic words', () => {
  const { subject } = composeMail({ ...order, name: 'ക്\u200dഷ', companyname: 'शक्\u200cति' }, '');
  expect(subject).toContain('from ക്\u200dഷ, शक्\u200cति');
});

test.each([
  ['2026-12-18', '18 Dec 2026'],
  ['2027-01-01', '1 Jan 2027'],
  ['2026-13-45', '2026-13-45'],
  ['', ''],
])('dayText shows "%s" as "%s"', (isoDay, text) => {
  expect(dayText(isoDay)).toBe(text);
});

const enquiry: StoredLead = {
  kind: 'quickEnquiry',
  id: 'lead-1',
  reference: 'Q-7F3K2M9',
  name: 'Asha Rao',
  mobile: '98',
  email: 'asha@example.com',
  message: 'Fifty bottles?',
  incomplete: false,
  status: 'new',
  owner: null,
  ownerName: null,
  note: '',
  nextCallAt: null,
  revision: 1,
  createdAt: 1,
  updatedAt: 1,
};

const SITE_URL = 'https://gifts.example';
const confirm = (lead: StoredLead) =>
  composeConfirmation(lead, SITE_URL, 'secret', { ...COMPANY, legalName: 'Gifts and Sons', phone: '+91 98100 12345' });

test('names the reference and what was requested', () => {
  const mail = confirm(enquiry);
  expect(mail?.to).toBe('asha@example.com');
  expect(mail?.subject).toBe('We have your enquiry Q-7F3K2M9');
  expect(mail?.text).toContain('Reference: Q-7F3K2M9\nYour message: Fifty bottles?');
});

test.each([
  ['Steel bottle', 50, 'Product: Steel bottle\nQuantity: 50\n'],
  [' ', 50, 'Reference: H-7F3K2M9\nQuantity: 50\n'],
])('confirms an order of the product "%s" without an empty line of it', (productrequest, quantity, expected) => {
  const text = confirm({ ...order, productrequest, quantity })?.text;
  expect(text).toContain(expected);
  expect(text).not.toMatch(/^Product: *$/m);
});

test('needs a usable address', () => {
  expect(confirm({ ...enquiry, email: 'asha' })).toBeNull();
  expect(confirm({ ...enquiry, email: 'asha@example.com\r\nBcc: all@example.com' })).toBeNull();
});

test('links to the status, with the token where servers do not see it', () => {
  expect(confirm(enquiry)?.text).toContain(`\n${SITE_URL}/enquiry/Q-7F3K2M9#secret\n`);
});

test('carries no links and no long text of a stranger', () => {
  const message = `Visit https://evil.example/win now\r\n\r\n${'x'.repeat(2_000)}`;
  const { text = '' } = confirm({ ...enquiry, message }) ?? {};
  expect(text.replaceAll(SITE_URL, '')).not.toMatch(/https?:\/\/|evil\.example/);
  expect(text.length).toBeLessThan(700);
});

test('is signed by the company in the words of staff', () => {
  expect(confirm(enquiry)?.text).toContain('\nGifts and Sons, +91 98100 12345\n');
});

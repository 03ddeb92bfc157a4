import { COMPANY } from '@catalogue/contract/company';
import { expect, test } from 'vitest';
import { composeConfirmation } from './compose-confirmation';
import type { StoredLead } from './compose-mail';

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
  expect(mail?.to).toEqual({ name: 'Asha Rao', address: 'asha@example.com' });
  expect(mail?.subject).toBe('We have your enquiry Q-7F3K2M9');
  expect(mail?.text).toContain('Reference: Q-7F3K2M9\nYour message: Fifty bottles?');
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

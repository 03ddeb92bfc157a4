import { expect, test } from 'vitest';
import type { Lead } from '../../data/leads/lead-view';
import { readCsv } from '../../lib/csv';
import { leadContacts } from './lead-contacts';
import { messageTo } from './lead-message';
import { MESSAGE_TEMPLATES } from '@catalogue/contract/message-templates';
import { DEFAULT_LEAD_SETTINGS } from '../data/use-lead-settings';
import { leadsCsv } from './export-leads';
import { LEAD_TEXTS } from './lead-texts';
import { toLocalDateTime, fromLocalDateTime } from '../../lib/local-date-time';

const order: Lead = {
  kind: 'order',
  id: 'a',
  reference: 'H-7F3K2M9',
  name: '=HYPERLINK("http://evil.example","Asha")',
  email: 'asha@example.com',
  mobile: '+91 98123 45678',
  city: 'Pune',
  companyname: '@SUM(A1)',
  productrequest: 'Bottle, "steel"',
  productId: 'p',
  quantity: 50,
  incomplete: false,
  status: 'new',
  owner: null,
  ownerName: null,
  note: '-1+1\nsecond line',
  nextCallAt: null,
  revision: 1,
  createdAt: Date.UTC(2026, 10, 21, 9, 30),
  updatedAt: 1,
};

test('an export keeps every digit of a phone number in Excel', () =>
  expect(leadsCsv('order', [{ ...order, mobile: '919812345678' }])).toContain(',91 9812345678,'));

test('an export escapes formulas and loses no data', () => {
  const csv = leadsCsv('order', [order]);
  for (const start of ['=HYPERLINK', '@SUM', '-1+1']) expect(csv).not.toMatch(new RegExp(`(^|[,"\\n])${start}`));
  const { header, rows } = readCsv(csv);
  const cells = Object.fromEntries(header.map((name, index) => [name, rows[0]?.cells[index]]));
  expect(cells).toMatchObject({
    reference: 'H-7F3K2M9',
    createdAt: toLocalDateTime(order.createdAt).replace('T', ' '),
    name: order.name,
    companyname: '@SUM(A1)',
    productrequest: 'Bottle, "steel"',
    note: '-1+1\nsecond line',
    quantity: '50',
    nextCallAt: '',
    incomplete: 'false',
    attachment: 'no',
  });
  const attachment = { name: 'logo.png', type: 'image/png', bytes: 9, receivedAt: 2, reason: '', thumbnail: '' } as const;
  expect(leadsCsv('order', [{ ...order, attachment: { ...attachment, state: 'received' } }])).toContain('second line",yes,');
  expect(leadsCsv('order', [{ ...order, attachment: { ...attachment, state: 'pending' } }])).toContain('second line",no,');
});

test('an export has the item numbers and names of lines, and the notes of the enquirer', () => {
  const line = { productId: 'p', title: 'Bottle', sku: 'DRK-01', option: '', quantity: 2, branding: '', note: '', price: null };
  const at = Date.UTC(2026, 10, 22, 9, 30);
  const csv = leadsCsv('order', [
    { ...order, lines: [{ ...line, names: ['Asha', 'Ravi'] }], enquirerNotes: [{ id: 'n', text: 'Before Diwali', at }] },
  ]);
  expect(csv).toContain('DRK-01 | 2 x Bottle, 2 names | Asha, Ravi');
  expect(csv).toContain(`${toLocalDateTime(at).replace('T', ' ')}: Before Diwali`);
});

test('a link to answer has name, reference and product, and no other data', () => {
  const { call, whatsapp, mail } = leadContacts(
    order,
    messageTo({ ...order, name: 'Asha & Co' }, MESSAGE_TEMPLATES[0], {
      settings: DEFAULT_LEAD_SETTINGS,
      productOf: () => undefined,
      now: 0,
    }),
  );
  expect(call).toBe('tel:+919812345678');
  expect(new URL(whatsapp ?? '').searchParams.get('text')).toContain('Hello Asha & Co, thank you for your enquiry H-7F3K2M9');
  expect(mail).toMatch(/^mailto:asha%40example\.com\?subject=/);
  expect(leadContacts({ ...order, mobile: '', email: 'none' }, 'Hello')).toEqual({ call: null, whatsapp: null, mail: null });
});

test('the time of the next call is the same after its input field, to the minute', () => {
  const moment = Date.UTC(2026, 10, 21, 9, 30);
  expect(fromLocalDateTime(toLocalDateTime(moment))).toBe(moment);
  expect(toLocalDateTime(null)).toBe('');
  expect(fromLocalDateTime('')).toBeNull();
});

test.each([
  ['staff', '', 'Dropped: the lead was erased'],
  ['client', '', 'Not sent: no address to write to'],
  ['client', 'The mail server refused the recipient. Check the address.', 'Failed, not tried again'],
] as const)('the mail log says why a mail to %s with the error "%s" was dropped', (audience, error, text) => {
  expect(LEAD_TEXTS.mailLog.stateOf({ state: 'dropped', audience, error })).toBe(text);
});

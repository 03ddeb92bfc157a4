import { fillTemplate, MESSAGE_TEMPLATES, unknownFields } from '@catalogue/contract/message-templates';
import type { ProductSummary } from '@catalogue/contract/entities/catalogue';
import { WORKED_STATUSES } from '@catalogue/contract/entities/lead-status';
import { describe, expect, it } from 'vitest';
import type { Lead } from '../../data/leads/lead-view';
import { DEFAULT_LEAD_SETTINGS } from '../data/use-lead-settings';
import { messageTo, templateFor } from './lead-message';

const lead = (change: Partial<Lead>): Lead =>
  ({ kind: 'order', name: 'Asha', reference: 'H-1', productrequest: 'Steel bottle', quantity: 1200, ...change }) as Lead;

const sampleLine = {
  ...{ productId: 'mug', title: 'Mug', quantity: 10, price: null, sku: '', option: '', branding: '', note: '' },
};

const NIGHT = Date.parse('2026-11-25T04:14+05:30');
const [THANKS] = MESSAGE_TEMPLATES;
const known = { settings: DEFAULT_LEAD_SETTINGS, productOf: () => undefined, now: NIGHT };

describe('the messages of the code', () => {
  it('name the lead and its reference, and no field that does not exist', () => {
    for (const template of MESSAGE_TEMPLATES) {
      expect(messageTo(lead({}), template, known)).toMatch(/Asha.*H-1/s);
      expect(unknownFields(template.text)).toEqual([]);
    }
  });

  it('have one for each status that is worked on', () => {
    for (const status of WORKED_STATUSES) expect(templateFor(status, MESSAGE_TEMPLATES)?.status).toBe(status);
    expect(templateFor('spam', MESSAGE_TEMPLATES)).toBe(THANKS);
    expect(templateFor('new', [])).toBeUndefined();
  });

  it('promise an answer within the working hours', () => {
    expect(messageTo(lead({}), THANKS, known)).toBe(
      'Hello Asha, thank you for your enquiry H-1 about 1,200 × Steel bottle. We will answer today after 10:00. Plugmore',
    );
  });

  it('state no sum that leaves out a product', () => {
    const quotation = templateFor('contacted', MESSAGE_TEMPLATES);
    const mug = { id: 'mug', price: 99, discountedPrice: null } as ProductSummary;
    const of = (...prices: (number | null)[]) =>
      messageTo(lead({ lines: prices.map((price) => ({ ...sampleLine, price })) }), quotation, {
        ...known,
        productOf: () => mug,
      });
    expect(of(99, 99)).toContain('₹1,980 plus tax');
    expect(of(99, null)).not.toContain('plus tax');
  });

  it('leave out what is unknown', () => {
    expect(messageTo(lead({ name: '', quantity: null }), THANKS, known)).toMatch(/^Hello, .*H-1 about Steel bottle\./);
    expect(messageTo(lead({ kind: 'quickEnquiry', message: 'Hi' }), THANKS, known)).toMatch(/enquiry H-1\. We/);
    expect(
      messageTo(
        lead({}),
        MESSAGE_TEMPLATES.find(({ status }) => status === 'won'),
        known,
      ),
    ).not.toContain('follow it');
  });
});

describe('fillTemplate', () => {
  it.each([
    ['[a {name}[ b {price}]] c', { name: 'N' }, 'a N c'],
    ['[a {name}[ b {price}]] c', { price: '5' }, 'c'],
    ['{name}, {nothing}.', { name: '[x] {price}' }, '[x] {price}, .'],
    ['open [ bracket {name}', { name: 'N' }, 'open  bracket N'],
    ['closed ] early', {}, 'closed '],
  ])('%s', (template, values, filled) => {
    expect(fillTemplate(template, values)).toBe(filled.trim());
  });
});

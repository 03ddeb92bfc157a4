import { describe, expect, it } from 'vitest';
import type { OrderLine } from '@catalogue/contract/entities/order-line';
import { parseSnapshot } from '../../data/catalogue/snapshot';
import { updateCatalogue } from '../../data/catalogue/store';
import { EMPTY_VALUES } from './form-values';
import { contactQuestion, subjectOf, validateLead } from './lead-values';
import type { OutboxItem } from './outbox/items';

describe('contactQuestion', () => {
  it('asks about a short number beside an address without a domain', () => {
    expect(contactQuestion({ mobile: '98 123', email: 'asha@example' })).toBe('This number has 5 digits. Send anyway?');
    expect(contactQuestion({ mobile: '9', email: 'asha' })).toBe('This number has 1 digit. Send anyway?');
  });

  it('asks nothing where one of the two can be answered, or no number is given', () => {
    for (const [mobile, email] of [
      ['98123', 'asha@example.com'],
      ['98123 45678', 'asha@example'],
      ['', 'asha@example'],
    ] as const)
      expect(contactQuestion({ mobile, email })).toBeNull();
  });
});

describe('validateLead', () => {
  const subject = { kind: 'order', product: { id: 'mug', title: 'Mug' } } as const;
  const values = { ...EMPTY_VALUES, mobile: '98123 45678' };

  it.each([
    ['0', 'At least 1'],
    ['-5', 'At least 1'],
    ['2.5', 'Whole pieces only'],
    ['', 'Quantity is Required'],
  ])('shows the error of the quantity "%s", and sends the order without it', (quantity, error) => {
    const { errors, lead } = validateLead(subject, { ...values, quantity });
    expect(errors.quantity).toBe(error);
    expect(lead).toMatchObject({ kind: 'order', content: { productrequest: 'Mug', quantity: null } });
  });

  it('names the fields that keep a lead from being sent, and no other empty one', () => {
    expect(validateLead(subject, values).blocking).toEqual([]);
    expect(validateLead(subject, EMPTY_VALUES).blocking).toEqual(['mobile', 'email']);
    expect(validateLead({ kind: 'quickEnquiry' }, values).blocking).toEqual(['email']);
    const tooLong = { ...values, city: 'a'.repeat(1_000) };
    expect(validateLead(subject, tooLong)).toMatchObject({ lead: null, blocking: ['city'] });
  });

  it('shows no error of a valid quantity', () => {
    const { errors, lead } = validateLead(subject, { ...values, quantity: '1,000' });
    expect(errors).not.toHaveProperty('quantity');
    expect(lead).toMatchObject({ content: { quantity: 1_000 } });
  });
});

describe('the line of a waiting enquiry', () => {
  const offer = { unit: 2_000, source: 'list', gstRate: null, catalogue: 1, at: 1 } as const;
  const line: OrderLine = {
    ...{ productId: 'mug', title: 'Mug', quantity: 10, price: 20, offer },
    ...{ sku: '', option: '', options: [], branding: '', note: 'In red' },
  };
  const item = { kind: 'order', content: { productrequest: 'Mug', productId: 'mug', lines: [line] } } as unknown as OutboxItem;
  const lineOf = (pieces: number | null) => {
    const subject = subjectOf(item);
    return subject.kind === 'order' ? subject.lineOf?.(pieces) : undefined;
  };

  it('loses its price with its pieces where this device does not have the product', () => {
    expect(lineOf(10)).toEqual(line);
    expect(lineOf(500)).toEqual({ ...line, quantity: 500, price: null, offer: undefined });
  });

  it('has the price of the new pieces', () => {
    const mug = {
      ...{ id: 'mug', title: 'Mug', sku: null, price: 20, discountedPrice: null, stock: true, categoryId: null, picture: null },
      ...{
        addedDate: 1,
        updatedAt: 1,
        revision: 1,
        facets: {
          minimumQuantity: 50,
          priceBreaks: [
            [50, 18],
            [500, 15],
          ],
        },
      },
    };
    const file = { format: 1, version: 1, asOf: 1, categories: [], banners: [], products: [mug] };
    updateCatalogue({ state: 'ready', snapshot: parseSnapshot(file) });
    expect(lineOf(500)).toMatchObject({ note: 'In red', quantity: 500, price: 15, offer: { unit: 1_500 } });
    expect(lineOf(null)).toMatchObject({ quantity: null, price: 18 });
    expect(lineOf(10)).toEqual(line);
  });
});

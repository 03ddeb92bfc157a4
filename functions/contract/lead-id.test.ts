import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { orderInput, quickEnquiryInput } from './entities/lead';
import { contentIdOf } from './lead-id';

const NOON = Date.UTC(2026, 10, 21, 12);
const HOUR = 3_600_000;
const enquiry = { name: 'Asha', mobile: '98123', email: 'asha@example.com', message: 'Fifty bottles?' };

describe('contentIdOf', () => {
  it('is the same for the same content of one day, whatever the order of the fields', () => {
    const reversed = Object.fromEntries(Object.entries(enquiry).reverse());
    expect(contentIdOf('quickEnquiry', reversed, NOON + HOUR)).toBe(contentIdOf('quickEnquiry', enquiry, NOON));
    expect(contentIdOf('quickEnquiry', enquiry, NOON)).toMatch(/^[0-9a-f]{32}$/);
  });

  it('differs by kind, content and day', () => {
    const ids = [
      contentIdOf('quickEnquiry', enquiry, NOON),
      contentIdOf('order', enquiry, NOON),
      contentIdOf('quickEnquiry', { ...enquiry, message: 'Fifty bottles!' }, NOON),
      contentIdOf('quickEnquiry', { ...enquiry, name: 'Asha98123', mobile: '' }, NOON),
      contentIdOf('quickEnquiry', enquiry, NOON + 24 * HOUR),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is the same for a form sent as text and for JSON of the web app', () => {
    const sentAsText = v.parse(quickEnquiryInput, { ...enquiry, name: ' Asha ', website: '' });
    const sentAsJson = v.parse(quickEnquiryInput, { ...enquiry, id: 'made-on-a-device' });
    expect(contentIdOf('quickEnquiry', sentAsText, NOON)).toBe(contentIdOf('quickEnquiry', sentAsJson, NOON));
    const order = { name: 'Asha', email: 'asha@example.com', productrequest: 'Mug', productId: 'mug-1' };
    const textOrder = v.parse(orderInput, { ...order, quantity: '50' });
    const jsonOrder = v.parse(orderInput, { ...order, quantity: 50, companyname: '' });
    expect(contentIdOf('order', textOrder, NOON)).toBe(contentIdOf('order', jsonOrder, NOON));
  });
});

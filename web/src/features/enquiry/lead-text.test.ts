import { expect, it } from 'vitest';
import { leadText } from './lead-text';
import { newItem } from './outbox/items';

it('leadText writes days as the site does, and leaves out what is open', () => {
  const content = {
    name: 'Asha Rao',
    companyname: '',
    city: '',
    mobile: '',
    email: 'asha@example.com',
    productrequest: 'Steel bottle',
    productId: null,
    quantity: 1_200,
    neededBy: '2026-12-18',
    budget: 1_450,
    pincode: '',
    website: '',
  };
  const [, ...rows] = leadText(newItem({ kind: 'order', content }, 'lead-1', 0)).split('\n');
  expect(rows.slice(-3)).toEqual(['Needed by: 18 Dec 2026', 'Budget per piece: 1450', 'Email: asha@example.com']);
  expect(rows.map((row) => row.split(':')[0])).not.toContain('Pincode');
});

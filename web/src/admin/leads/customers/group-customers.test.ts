import type { StoredClient } from '@catalogue/contract/entities/client';
import { describe, expect, it } from 'vitest';
import type { Lead } from '../../../data/leads/lead-view';
import { groupCustomers } from './group-customers';

const lead = (id: string, createdAt: number, change: Partial<Record<string, unknown>> = {}): Lead =>
  ({ kind: 'order', id, createdAt, name: '', mobile: '', email: '', companyname: '', city: '', ...change }) as Lead;
const client = (id: string, updatedAt: number, change: Partial<StoredClient> = {}): StoredClient => ({
  ...{ id, owner: 'rep', name: '', company: '', phone: '', city: '', email: '', card: '', updatedAt },
  ...change,
});

describe('groupCustomers', () => {
  it('joins what shares a number or an address, also by way of a third lead that comes later', () => {
    const groups = groupCustomers(
      [
        lead('phone', 1, { mobile: '98123 45678', name: 'Asha' }),
        lead('mail', 2, { email: 'asha@example.com', name: 'A. Rao' }),
        lead('both', 3, { mobile: '+91 9812345678', email: 'Asha@Example.com', name: 'Asha Rao' }),
        lead('other', 4, { mobile: '9999912345' }),
      ],
      [client('card', 5, { phone: '09812345678', company: 'Rao Textiles' })],
    );
    expect(groups.map(({ leads, clients }) => [...leads, ...clients].map(({ id }) => id))).toEqual([
      ['both', 'mail', 'phone', 'card'],
      ['other'],
    ]);
    expect(groups[0]).toMatchObject({
      name: 'Asha Rao',
      companies: ['Rao Textiles'],
      mobiles: ['+91 9812345678'],
      emails: ['Asha@Example.com'],
      lastAt: 5,
    });
  });

  it('does not join leads without number and address, or with a placeholder number', () => {
    const groups = groupCustomers([lead('a', 1), lead('b', 2), lead('c', 3, { mobile: '0000000000' })], [client('d', 4)]);
    expect(groups.map(({ key }) => key)).toEqual(['client d', 'order c', 'order b', 'order a']);
  });
});

import { describe, expect, it } from 'vitest';
import type { Lead } from '../../data/leads/lead-view';
import { findDuplicates } from './find-duplicates';

const lead = (id: string, change: Partial<Record<string, unknown>>): Lead =>
  ({ kind: 'order', id, mobile: '', email: '', companyname: '', ...change }) as Lead;
const found = (...leads: Lead[]) => [...findDuplicates(leads)].map(([key, others]) => [key, others.map(({ id }) => id)]);

describe('findDuplicates', () => {
  it('joins leads of one phone number, however it is written, of one company and of one e-mail address', () => {
    const ids = found(
      lead('a', { mobile: '98123 45678' }),
      lead('b', { mobile: '+91 9812345678', email: 'Asha@example.com' }),
      lead('c', { email: 'asha@example.com' }),
      lead('d', { companyname: 'Acme Pvt. Ltd. ' }),
      lead('e', { companyname: 'ACME PVT LTD' }),
      lead('f', {}),
      lead('g', {}),
      lead('h', { companyname: 'acme pvt ltd', status: 'merged' }),
    );
    expect(ids).toEqual([
      ['order a', ['b']],
      ['order b', ['a', 'c']],
      ['order c', ['b']],
      ['order d', ['e']],
      ['order e', ['d']],
    ]);
  });

  it('joins a quick enquiry and an order, also of one id', () => {
    const order = lead('a', { mobile: '9812345678' });
    expect(found(order, { ...order, kind: 'quickEnquiry' } as Lead)).toEqual([
      ['order a', ['a']],
      ['quickEnquiry a', ['a']],
    ]);
  });

  it.each(['NA', 'n/a', '-', 'None', 'nil', 'Not Applicable', 'Individual', 'xxx'])('takes %s for no company', (companyname) =>
    expect(found(lead('a', { companyname }), lead('b', { companyname }))).toEqual([]),
  );

  it('takes no number for a sender', () => {
    for (const mobile of ['0000000000', '12345', '']) expect(found(lead('a', { mobile }), lead('b', { mobile }))).toEqual([]);
  });
});

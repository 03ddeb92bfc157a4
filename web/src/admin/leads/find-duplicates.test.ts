import { describe, expect, it } from 'vitest';
import type { Lead } from '../../lib/lead-view';
import { findDuplicates } from './find-duplicates';

const lead = (id: string, change: Partial<Record<string, unknown>>): Lead =>
  ({ kind: 'order', id, mobile: '', email: '', companyname: '', ...change }) as Lead;

describe('findDuplicates', () => {
  it('joins leads of one phone number, however it is written, of one company and of one e-mail address', () => {
    const leads = [
      lead('a', { mobile: '98123 45678' }),
      lead('b', { mobile: '+91 9812345678', email: 'Asha@example.com' }),
      lead('c', { email: 'asha@example.com' }),
      lead('d', { companyname: 'Acme ' }),
      lead('e', { companyname: 'ACME' }),
      lead('f', {}),
      lead('g', {}),
      lead('h', { companyname: 'acme', status: 'merged' }),
    ];
    const ids = [...findDuplicates(leads)].map(([id, others]) => [id, others.map((other) => other.id)]);
    expect(ids).toEqual([
      ['a', ['b']],
      ['b', ['a', 'c']],
      ['c', ['b']],
      ['d', ['e']],
      ['e', ['d']],
    ]);
  });
});

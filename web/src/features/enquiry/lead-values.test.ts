import { describe, expect, it } from 'vitest';
import { contactQuestion } from './lead-values';

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

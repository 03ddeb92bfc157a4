import { expect, it } from 'vitest';
import { LEAD_TEXTS } from './lead-texts';

it('says how much spam is erased after a failure, and what to do', () => {
  const [some, unknown] = [400, 0].map((erased) => LEAD_TEXTS.eraseSpamStopped(erased, 'No answer.'));
  expect(some).toBe('At least 400 spam leads erased. No answer. Click “Erase all spam” again for the rest.');
  expect(unknown).toMatch(/^It is not known whether any are erased\. No answer\./);
});

it('groups thousands', () => {
  expect(LEAD_TEXTS.count(10_000, false)).toBe('10,000 leads');
  expect(LEAD_TEXTS.count(1_200, true, 12_345)).toBe('1,200 of 12,345 leads');
});

it('names a button by its words and the lead', () => {
  expect(LEAD_TEXTS.nameOf('Call', { name: 'Asha', reference: 'Q-1' })).toBe('Call: Asha');
  expect(LEAD_TEXTS.nameOf('Call', { name: '', reference: 'Q-1' })).toBe('Call: Q-1');
});

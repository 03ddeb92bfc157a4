import { expect, it } from 'vitest';
import { failureOf } from './send-lead-mail';

const NOW = Date.parse('2026-11-25T10:00:00Z');
const DAY = 86_400_000;
const refusal = (responseCode: number, command: string) =>
  Object.assign(new Error(`${responseCode} <asha@example.con>`), { code: 'EENVELOPE', responseCode, command });

it('drops a confirmation whose recipient is refused for good', () => {
  expect(failureOf({ audience: 'client', attempts: 1, createdAt: NOW }, refusal(550, 'RCPT TO'), NOW)).toEqual({
    state: 'dropped',
    error: 'The mail server refused the recipient. Check the address.',
    errorCode: '550',
    nextTryAt: null,
  });
});

it.each([
  ['client', 'a recipient refused for now', refusal(451, 'RCPT TO')],
  ['client', 'a refused sender', refusal(550, 'MAIL FROM')],
  ['client', 'a text refused for good', refusal(554, 'DATA')],
  ['staff', 'a recipient refused for good', refusal(550, 'RCPT TO')],
] as const)('retries a mail to %s after %s', (audience, _, error) => {
  const { state, nextTryAt } = failureOf({ audience, attempts: 2, createdAt: NOW - 2 * DAY }, error, NOW);
  expect([state, nextTryAt?.toMillis()]).toEqual(['failed', NOW + 120_000]);
});

it.each([refusal(451, 'RCPT TO'), refusal(554, 'DATA'), new Error('timeout')])(
  'drops a confirmation that fails for more than three days, and no mail to staff',
  (error) => {
    const statesAfter = (days: number) =>
      (['client', 'staff'] as const).map(
        (audience) => failureOf({ audience, attempts: 20, createdAt: NOW - days * DAY }, error, NOW).state,
      );
    expect(statesAfter(2.9)).toEqual(['failed', 'failed']);
    expect(statesAfter(3.1)).toEqual(['dropped', 'failed']);
  },
);

import type { Mail } from '@catalogue/contract/entities/mail';
import { expect, it } from 'vitest';
import { isNews } from './notify-devices';

const NOW = Date.parse('2026-11-25T10:00:00Z');
const MAIL: Mail = {
  kind: 'order',
  leadId: 'one',
  audience: 'staff',
  reference: 'OR-AAAA-AAAA',
  state: 'queued',
  attempts: 0,
  nextTryAt: NOW,
  sentAt: null,
  to: '',
  error: '',
  errorCode: '',
  createdAt: NOW - 2_000,
};

it.each<[boolean, string, Partial<Mail>]>([
  [true, 'a mail that was just queued', {}],
  [false, 'a confirmation to the enquirer', { audience: 'client' }],
  [false, 'a mail that a restore brought back as sent', { state: 'sent' }],
  [false, 'a mail that a restore brought back as queued', { createdAt: NOW - 86_400_000 }],
])('says %s for %s', (expected, _, fields) => {
  expect(isNews({ ...MAIL, ...fields }, NOW)).toBe(expected);
});

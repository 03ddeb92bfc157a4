import { afterEach, describe, expect, it, vi } from 'vitest';
import { ServerFailure } from '../../lib/server-failure';
import { ADMIN_TEXTS } from '../admin-texts';
import { answerOf, failureKind, failureReason } from './failure-reason';

const network = vi.hoisted(() => ({ isReachable: true }));
vi.mock('../../data/network/network-status', () => ({ isReachable: () => network.isReachable }));
afterEach(() => {
  network.isReachable = true;
});

const withCode = (code: string): Error => Object.assign(new Error(code), { code });

describe('failureKind', () => {
  it('tells a refusal from a missing connection, also while the network is away', () => {
    const refused = [withCode('permission-denied'), withCode('storage/unauthorized'), new ServerFailure(403)];
    for (const isReachable of [true, false]) {
      network.isReachable = isReachable;
      expect(refused.map(failureKind)).toEqual(['refused', 'refused', 'refused']);
    }
  });

  it('names the network as the reason only when there is none', () => {
    const failures = [withCode('unavailable'), new ServerFailure(null), new ServerFailure(503)];
    expect(failures.map(failureKind)).toEqual(['noAnswer', 'noAnswer', 'noAnswer']);
    network.isReachable = false;
    expect(failures.map(failureKind)).toEqual(['offline', 'offline', 'offline']);
  });

  it('knows limits and failures of this device', () => {
    const failures = [withCode('storage/quota-exceeded'), new ServerFailure(429), new TypeError('x is undefined'), 'text'];
    expect(failures.map(failureKind)).toEqual(['busy', 'busy', 'device', 'device']);
  });
});

it('prefers the message of the server', () => {
  expect(failureReason(new ServerFailure(403, 'This is for staff only.'))).toBe('This is for staff only.');
  expect(failureReason(new ServerFailure(403))).toBe(ADMIN_TEXTS.failures.refused);
});

it('unwraps an answer, or throws what the server said', () => {
  expect(answerOf({ outcome: 'done', answer: 7 })).toBe(7);
  expect(() => answerOf({ outcome: 'refused', status: 422, message: 'Wrong.', errors: { email: 'No address.' } })).toThrow(
    'No address.',
  );
  expect(() => answerOf({ outcome: 'unreachable' })).toThrow(ServerFailure);
});

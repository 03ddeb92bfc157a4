import { beforeEach, expect, test, vi } from 'vitest';
import { authErrorKindOf } from './auth-error-kind';

const network = vi.hoisted(() => ({ reachable: true }));
vi.mock('../../data/network/network-status', () => ({ isReachable: () => network.reachable }));
beforeEach(() => {
  network.reachable = true;
});

const refusal = (code: string) => Object.assign(new Error('Firebase'), { code });

test.each([
  [refusal('auth/wrong-password'), 'wrong'],
  [refusal('auth/network-request-failed'), 'offline'],
  [new TypeError('Failed to fetch dynamically imported module'), 'offline'],
  [refusal('auth/internal-error'), 'unknown'],
  ['nonsense', 'unknown'],
])('%s is %s', (error, problem) => {
  expect(authErrorKindOf(error)).toBe(problem);
});

test('an unknown error counts as offline while our server is unreachable; a known one keeps its kind', () => {
  network.reachable = false;
  expect(authErrorKindOf(refusal('auth/internal-error'))).toBe('offline');
  expect(authErrorKindOf(refusal('auth/wrong-password'))).toBe('wrong');
});

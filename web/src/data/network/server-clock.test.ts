import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const DAY_MS = 24 * 60 * 60_000;
const NOW = Date.UTC(2026, 0, 15);
const answerAt = (moment: number): Response => new Response(null, { headers: { date: new Date(moment).toUTCString() } });
const load = () => import('./server-clock');

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => void vi.useRealTimers());

test('the offset of a response lasts for the next visit', async () => {
  const first = await load();
  expect(first.serverNow()).toBe(NOW);
  expect(first.learnServerTime(answerAt(NOW + DAY_MS))).toBe(NOW + DAY_MS);
  expect(first.serverNow()).toBe(NOW + DAY_MS);

  vi.resetModules();
  const next = await load();
  next.restoreClockOffset(first.clockOffset());
  expect(next.serverNow()).toBe(NOW + DAY_MS);
});

test('a response overrides the restored offset', async () => {
  const { learnServerTime, restoreClockOffset, serverNow } = await load();
  learnServerTime(answerAt(NOW + 1_000));
  restoreClockOffset(DAY_MS);
  expect(serverNow()).toBe(NOW + 1_000);
});

test('invalid offsets and responses without a date are ignored', async () => {
  const { learnServerTime, restoreClockOffset, serverNow } = await load();
  restoreClockOffset('tomorrow');
  expect(learnServerTime(new Response())).toBeNull();
  expect(serverNow()).toBe(NOW);
});

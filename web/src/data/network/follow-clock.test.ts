import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followClock, startOfToday } from './follow-clock';
import { restoreClockOffset } from './server-clock';

const browser = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 23, 23, 30) });
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('startOfToday is the midnight of this device’s zone, by the server’s clock', () => {
  expect(startOfToday()).toBe(new Date(2026, 10, 23).getTime());
  restoreClockOffset(3_600_000);
  expect(startOfToday()).toBe(new Date(2026, 10, 24).getTime());
  restoreClockOffset(0);
});

test('followClock calls each minute, and at focus and online events, until it stops', () => {
  const listener = vi.fn();
  const stop = followClock(listener);
  vi.advanceTimersByTime(120_000);
  expect(listener).toHaveBeenCalledTimes(2);
  browser.dispatchEvent(new Event('focus'));
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  browser.dispatchEvent(new Event('focus'));
  vi.advanceTimersByTime(120_000);
  expect(listener).toHaveBeenCalledTimes(3);
});

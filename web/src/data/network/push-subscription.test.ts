import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endPushSubscription, pushRegistration, pushSubscription } from './push-subscription';

const never = () => new Promise<never>(() => undefined);
const worker = (pushManager: object) => ({
  ...{ getRegistration: () => Promise.resolve({ pushManager }), ready: Promise.resolve({ pushManager }) },
});

/** What became of `work` after a minute. */
async function afterMinute(work: Promise<unknown>): Promise<unknown> {
  const outcome = work.then(
    (value) => ({ value }),
    (error: unknown) => (error as Error).name,
  );
  await vi.advanceTimersByTimeAsync(60_000);
  return Promise.race([outcome, Promise.resolve('still waiting')]);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['service worker', { getRegistration: never, ready: never() }],
  ['subscription', worker({ getSubscription: never })],
  ['push service', worker({ getSubscription: () => Promise.resolve({ unsubscribe: never }) })],
])('gives up ending the notifications where the %s never answers', async (_, serviceWorker) => {
  vi.stubGlobal('navigator', { serviceWorker });
  expect(await afterMinute(endPushSubscription())).toBe('TimeoutError');
});

it('ends the subscription of this device', async () => {
  const unsubscribe = vi.fn(() => Promise.resolve(true));
  vi.stubGlobal('navigator', { serviceWorker: worker({ getSubscription: () => Promise.resolve({ unsubscribe }) }) });
  expect(await afterMinute(endPushSubscription())).toEqual({ value: undefined });
  expect(unsubscribe).toHaveBeenCalledOnce();
});

it('has no worker to receive notifications where none ever answers', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: never, ready: never() } });
  expect(await afterMinute(pushRegistration())).toEqual({ value: null });
});

it('has no subscription where the browser has no push manager', async () => {
  expect(await afterMinute(pushSubscription({} as ServiceWorkerRegistration))).toEqual({ value: null });
});

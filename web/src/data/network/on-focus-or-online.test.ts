import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onFocusOrOnline } from './on-focus-or-online';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const browser = new EventTarget();
const pageShow = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });

beforeEach(() => {
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
});
afterEach(() => vi.unstubAllGlobals());

test('calls the listener when the network returns, the tab is shown or focused, or the page is restored', () => {
  const listener = vi.fn();
  const stop = onFocusOrOnline(listener);
  browser.dispatchEvent(new Event('online'));
  browser.dispatchEvent(new Event('focus'));
  browser.dispatchEvent(pageShow(true));
  page.dispatchEvent(new Event('visibilitychange'));
  expect(listener).toHaveBeenCalledTimes(4);
  stop();
});

test('ignores a first load and a tab that is hidden', () => {
  const listener = vi.fn();
  const stop = onFocusOrOnline(listener);
  browser.dispatchEvent(pageShow(false));
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  page.visibilityState = 'visible';
  expect(listener).not.toHaveBeenCalled();
  stop();
});

test('stops', () => {
  const listener = vi.fn();
  onFocusOrOnline(listener)();
  browser.dispatchEvent(new Event('online'));
  page.dispatchEvent(new Event('visibilitychange'));
  expect(listener).not.toHaveBeenCalled();
});

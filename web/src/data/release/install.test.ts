import { beforeEach, expect, it, vi } from 'vitest';
import { installWay } from './install';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';
let isStandalone = false;

beforeEach(() => {
  isStandalone = false;
  vi.stubGlobal('matchMedia', () => ({ matches: isStandalone }));
});

it.each([
  ['Safari on an iPhone', `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, 5],
  ['Chrome on an iPhone', `${IPHONE} CriOS/137.0 Mobile/15E148 Safari/604.1`, 5],
  ['Safari on an iPad', MAC, 5],
])('is installed by hand from %s', (_, userAgent, maxTouchPoints) => {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints });
  expect(installWay()).toBe('by-hand');
  isStandalone = true;
  expect(installWay()).toBe('none');
});

it('offers no way on a Mac', () => {
  vi.stubGlobal('navigator', { userAgent: MAC, maxTouchPoints: 0 });
  expect(installWay()).toBe('none');
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { checkPin, hasPin, removePin, setPin } from './pin';

const NOW = Date.UTC(2026, 10, 23);
const SECOND = 1_000;
/** Fewer than a device takes: the tests are about the attempts. */
const ROUNDS = 1_000;
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => void stored.delete(key),
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});

describe('setPin', () => {
  it('stores a salted hash and not the PIN', async () => {
    expect(hasPin()).toBe(false);
    await setPin('4711', ROUNDS);
    const first = stored.get('meeting-pin') ?? '';
    await setPin('4711', ROUNDS);
    expect(hasPin()).toBe(true);
    expect(first).not.toContain('4711');
    expect(stored.get('meeting-pin')).not.toBe(first);
  });
});

describe('removePin', () => {
  it('forgets the PIN and its delays', async () => {
    await setPin('4711', ROUNDS);
    for (let attempt = 0; attempt < 3; attempt += 1) await checkPin('0000', NOW);
    removePin();
    expect(hasPin()).toBe(false);
    await setPin('2222', ROUNDS);
    expect(await checkPin('2222', NOW)).toEqual({ outcome: 'right' });
  });
});

describe('checkPin', () => {
  beforeEach(() => setPin('4711', ROUNDS));

  it('accepts the PIN alone', async () => {
    expect(await checkPin('4712', NOW)).toEqual({ outcome: 'wrong' });
    expect(await checkPin('4711', NOW)).toEqual({ outcome: 'right' });
  });

  it('delays attempts after three wrong ones, twice as long each time, also after a reload', async () => {
    for (let attempt = 0; attempt < 3; attempt += 1) await checkPin('0000', NOW);
    expect(await checkPin('4711', NOW)).toEqual({ outcome: 'wait', ms: 15 * SECOND });
    vi.resetModules();
    const { checkPin: afterReload } = await import('./pin');
    expect(await afterReload('4711', NOW + 14 * SECOND)).toEqual({ outcome: 'wait', ms: SECOND });
    expect(await afterReload('0000', NOW + 15 * SECOND)).toEqual({ outcome: 'wrong' });
    expect(await afterReload('4711', NOW + 15 * SECOND)).toEqual({ outcome: 'wait', ms: 30 * SECOND });
    expect(await afterReload('4711', NOW + 45 * SECOND)).toEqual({ outcome: 'right' });
    expect(await afterReload('0000', NOW + 45 * SECOND)).toEqual({ outcome: 'wrong' });
  });

  it('waits no longer than the delay after the clock was set back', async () => {
    for (let attempt = 0; attempt < 3; attempt += 1) await checkPin('0000', NOW);
    expect(await checkPin('4711', NOW - 3_600 * SECOND)).toEqual({ outcome: 'wait', ms: 15 * SECOND });
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scanCode } from './scan-code';

const video = {} as HTMLVideoElement;
const isWanted = (text: string): boolean => text.startsWith('ENQ1.');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('scanCode', () => {
  it('passes over unreadable frames and other codes', async () => {
    const detect = vi
      .fn<(source: HTMLVideoElement) => Promise<{ rawValue: string }[]>>()
      .mockRejectedValueOnce(new Error('No frame yet'))
      .mockResolvedValueOnce([{ rawValue: 'https://example.com' }])
      .mockResolvedValue([{ rawValue: 'https://example.com' }, { rawValue: 'ENQ1.abc' }]);
    const scanning = scanCode(video, { detect }, isWanted, new AbortController().signal);
    await vi.runAllTimersAsync();
    await expect(scanning).resolves.toBe('ENQ1.abc');
    expect(detect).toHaveBeenCalledTimes(3);
  });

  it('ends without a code when it is aborted', async () => {
    const over = new AbortController();
    const detect = vi.fn(() => Promise.resolve([]));
    const scanning = scanCode(video, { detect }, isWanted, over.signal);
    await vi.advanceTimersByTimeAsync(1_000);
    over.abort();
    await vi.runAllTimersAsync();
    await expect(scanning).resolves.toBeNull();
    const calls = detect.mock.calls.length;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(detect).toHaveBeenCalledTimes(calls);
  });
});

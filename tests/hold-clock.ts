import { onTestFinished, vi } from 'vitest';

/** Holds the clock for the rest of the test: limits refill with time, and a slow machine takes its time. */
export function holdClock(): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
}

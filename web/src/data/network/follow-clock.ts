import { useEffect, useState } from 'react';
import { onFocusOrOnline } from './on-focus-or-online';
import { serverNow } from './server-clock';

const MINUTE_MS = 60_000;

/** Midnight at which today began on this device, ms, by the server's clock. */
export const startOfToday = (): number => new Date(serverNow()).setHours(0, 0, 0, 0);

/** Calls `listener` each minute, and when the device may have slept, which stops timers. Returns the function that stops. */
export function followClock(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS);
  const stopFocusOrOnline = onFocusOrOnline(listener);
  return () => {
    clearInterval(timer);
    stopFocusOrOnline();
  };
}

function useClock(read: () => number): number {
  const [value, setValue] = useState(read);
  useEffect(() => followClock(() => setValue(read())), [read]);
  return value;
}

/** Now, ms, in steps of a minute: what is shown of ages stays true. */
export const useMinute = (): number => useClock(serverNow);

/** Midnight at which today began, ms; the next one from then on. */
export const useStartOfToday = (): number => useClock(startOfToday);

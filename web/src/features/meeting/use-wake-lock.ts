import { useEffect } from 'react';

/** Keeps the screen on while the component is mounted, where the browser can. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const request = async (): Promise<void> => {
      if (document.hidden || !('wakeLock' in navigator)) return;
      const granted = await navigator.wakeLock.request('screen');
      if (isOver) void granted.release();
      else lock = granted;
    };
    // A low battery refuses it. The browser releases it when the page is hidden.
    const requestQuietly = (): void => void request().catch(() => undefined);
    requestQuietly();
    document.addEventListener('visibilitychange', requestQuietly);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', requestQuietly);
      void lock?.release();
    };
  }, []);
}

import type { ReactNode } from 'react';
import type * as toasts from './toasts';

export interface Toast {
  kind?: 'success' | 'failure' | 'information';
  /** A button in the toast. */
  action?: { label: string; run: () => void };
  /** Milliseconds; 5000, and longer where there is an action. Infinity: until it is closed. */
  duration?: number;
}

let loading: Promise<typeof toasts> | undefined;

/**
 * Says something at the edge of the screen, and to screen readers. The library loads with the first toast. All wait for one promise: the
 * browser answers several imports of a script that is on its way in any order, and the last message would not be the latest one.
 */
export async function notify(message: ReactNode, toast: Toast = {}): Promise<void> {
  loading ??= import('./toasts');
  try {
    (await loading).show(message, toast);
  } catch (cause) {
    loading = undefined;
    throw cause;
  }
}

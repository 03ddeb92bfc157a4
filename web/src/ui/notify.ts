import type { ReactNode } from 'react';

export interface Toast {
  kind?: 'success' | 'failure' | 'information';
  /** A button in the toast. */
  action?: { label: string; run: () => void };
  /** Milliseconds; 5000, and longer where there is an action. Infinity: until it is closed. */
  duration?: number;
}

/** Says something at the edge of the screen, and to screen readers. The library loads with the first toast. */
export async function notify(message: ReactNode, toast: Toast = {}): Promise<void> {
  const { show } = await import('./toasts');
  show(message, toast);
}

import type { ReactNode } from 'react';

export interface Toast {
  kind?: 'success' | 'failure' | 'information';
  /** A button in the toast. */
  action?: { label: string; run: () => void };
  /** Milliseconds; SPEC §9: 5000. */
  duration?: number;
}

/** Says something at the edge of the screen, and to screen readers. The library comes with the first toast. */
export async function notify(message: ReactNode, toast: Toast = {}): Promise<void> {
  const { show } = await import('./toasts');
  show(message, toast);
}

import { readAnswer } from './answer';
import type { Outcome } from './answer';
import type { LeadKind, OutboxItem } from './item';

/** SPEC §7. */
export const ROADS: Readonly<Record<LeadKind, string>> = { quickEnquiry: '/api/quick-enquiries', order: '/api/myorders/add' };

export interface Wire {
  fetch: (path: string, init: RequestInit) => Promise<Response>;
  now: () => number;
  /** Aborts after so many milliseconds. */
  timeout: (ms: number) => AbortSignal;
}

/** One attempt to hand the item over. Never rejects: whatever happens is an outcome. */
export async function post(item: OutboxItem, wire: Wire, patience: number): Promise<Outcome> {
  const signal = wire.timeout(patience);
  try {
    const response = await wire.fetch(ROADS[item.kind], {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ ...item.content, id: item.id }),
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
      // Lets the request outlive a tab that is closed while it is on its way.
      keepalive: true,
      signal,
    });
    return await readAnswer(response, item.id, wire.now());
  } catch {
    return { name: 'trouble', trouble: signal.aborted ? 'timeout' : 'unreachable', maybeReceived: true, retryAfter: null };
  }
}

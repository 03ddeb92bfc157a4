import { readResponse } from './read-response';
import type { AttemptOutcome } from './read-response';
import type { LeadKind, OutboxItem } from './item';

/** SPEC §7. */
export const LEAD_PATHS: Readonly<Record<LeadKind, string>> = {
  quickEnquiry: '/api/quick-enquiries',
  order: '/api/myorders/add',
};

export interface HttpPort {
  fetch: (path: string, init: RequestInit) => Promise<Response>;
  now: () => number;
  /** Aborts after so many milliseconds. */
  abortAfter: (ms: number) => AbortSignal;
}

/** One attempt to hand the item over. Never rejects: whatever happens is an outcome. */
export async function postLead(item: OutboxItem, wire: HttpPort, patience: number): Promise<AttemptOutcome> {
  const signal = wire.abortAfter(patience);
  try {
    const response = await wire.fetch(LEAD_PATHS[item.kind], {
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
    return await readResponse(response, item.id, wire.now());
  } catch {
    return { name: 'trouble', trouble: signal.aborted ? 'timeout' : 'unreachable', maybeReceived: true, retryAfter: null };
  }
}

import type { AnnouncedAttachment } from '@catalogue/contract/entities/attachment';
import { LEAD_FORMS } from '@catalogue/contract/lead-forms';
import type { OutboxItem } from './item';
import { readResponse } from './read-response';
import type { AttemptOutcome } from './read-response';

export interface HttpPort {
  fetch: (path: string, init: RequestInit) => Promise<Response>;
  now: () => number;
  abortAfter: (ms: number) => AbortSignal;
}

/** One attempt to send the item. Never rejects: every result is an outcome. */
export async function postLead(item: OutboxItem, http: HttpPort, timeoutMs: number): Promise<AttemptOutcome> {
  const signal = http.abortAfter(timeoutMs);
  try {
    const response = await http.fetch(LEAD_FORMS[item.kind].path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ ...item.content, id: item.id, ...announcement(item) }),
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
      // The request outlives a tab that is closed while it is under way.
      keepalive: true,
      signal,
    });
    return await readResponse(response, item.id, http.now());
  } catch {
    const error = signal.aborted ? 'timeout' : 'unreachable';
    return { name: 'failed', error, maybeReceived: true, retryAfter: null };
  }
}

/** What the server is told of the file that follows. */
function announcement({ attachment }: OutboxItem): { attachment?: AnnouncedAttachment } {
  if (attachment === undefined) return {};
  const { name, type, bytes } = attachment;
  return { attachment: { name, type, bytes } };
}

import type { AnnouncedAttachment } from '@catalogue/contract/entities/attachment';
import { LEAD_FORMS } from '@catalogue/contract/lead-forms';
import type { OutboxItem } from './items';
import { readResponse } from './read-response';
import type { AttemptOutcome } from './read-response';

export interface HttpPort {
  fetch: (path: string, init: RequestInit) => Promise<Response>;
  now: () => number;
  abortAfter: (ms: number) => AbortSignal;
  /** The token of a rep who is logged in here; null: somebody else is. The service worker has none. */
  tokenOf?: (uid: string) => Promise<string | null>;
}

/** One attempt to send the item. Never rejects: every result is an outcome. */
export async function postLead(item: OutboxItem, http: HttpPort, timeoutMs: number): Promise<AttemptOutcome> {
  const signal = http.abortAfter(timeoutMs);
  let isRequested = false;
  try {
    const authorization = await Promise.race([authorizationOf(item, http), rejectOnAbort(signal)]);
    isRequested = true;
    const response = await http.fetch(LEAD_FORMS[item.kind].path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...authorization },
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
    return { name: 'failed', error, maybeReceived: isRequested, retryAfter: null };
  }
}

/** What the server is told of the file that follows. */
function announcement({ attachment }: OutboxItem): { attachment?: AnnouncedAttachment } {
  if (attachment === undefined) return {};
  const { name, type, bytes } = attachment;
  return { attachment: { name, type, bytes } };
}

/** Empty where the rep has logged out meanwhile: the enquiry is then sent like anyone's. Rejects if the token cannot be renewed. */
async function authorizationOf({ repId }: OutboxItem, { tokenOf }: HttpPort): Promise<{ authorization?: string }> {
  const token = repId === undefined ? null : await tokenOf?.(repId);
  return token ? { authorization: `Bearer ${token}` } : {};
}

const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('Timeout')), { once: true });
  });

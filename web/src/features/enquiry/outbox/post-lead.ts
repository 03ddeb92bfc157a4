import type { AnnouncedAttachment } from '@catalogue/contract/entities/attachment';
import { receipt, type Receipt } from '@catalogue/contract/entities/lead';
import { LEAD_FORMS } from '@catalogue/contract/lead-forms';
import * as v from 'valibot';
import type { OutboxItem, SendError } from './items';

export interface HttpPort {
  fetch: (path: string, init: RequestInit) => Promise<Response>;
  now: () => number;
  abortAfter: (ms: number) => AbortSignal;
  /** The token of a rep who is logged in here; null: somebody else is. The service worker has none. */
  tokenOf?: (uid: string) => Promise<string | null>;
}

/** The result of one attempt. */
export type AttemptOutcome =
  | { name: 'received'; receipt: Receipt }
  | { name: 'refused'; reason: string; errors: Readonly<Record<string, string>> }
  | {
      name: 'failed';
      error: SendError;
      /** The server may hold the lead although no receipt came back. */
      maybeReceived: boolean;
      /** The response's Retry-After in milliseconds. */
      retryAfter: number | null;
    };

/** Browsers refuse requests with keepalive whose bodies exceed 64 KiB together. Four leads may be sent at once. */
const MAX_KEEPALIVE_BYTES = 15_000;

/** One attempt to send the item. Never rejects: every result is an outcome. */
export async function postLead(item: OutboxItem, http: HttpPort, timeoutMs: number): Promise<AttemptOutcome> {
  const signal = http.abortAfter(timeoutMs);
  let isRequested = false;
  try {
    const authorization = await Promise.race([authorizationOf(item, http), rejectOnAbort(signal)]);
    const body = JSON.stringify({ ...item.content, id: item.id, ...announcement(item) });
    isRequested = true;
    const response = await http.fetch(LEAD_FORMS[item.kind].path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...authorization },
      body,
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
      // The request outlives a tab that is closed while it is under way.
      keepalive: new TextEncoder().encode(body).byteLength < MAX_KEEPALIVE_BYTES,
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

/** The parts of an RFC 9457 problem that people see. */
const problem = v.object({ message: v.string(), errors: v.optional(v.record(v.string(), v.string()), {}) });

/** Statuses that refuse this very content. Any other status (401, 404, a proxy's 403) may pass, so the item is retried. */
const REFUSED_STATUSES = new Set([400, 409, 413, 422]);

/**
 * Reads a response that may come from a guest network's login page or a proxy. Only a receipt for this id counts as
 * received; only our own problem document counts as refused.
 */
export async function readResponse(response: Response, id: string, now: number): Promise<AttemptOutcome> {
  const retryAfter = retryAfterOf(response.headers.get('retry-after'), now);
  if (response.status === 429) return { name: 'failed', error: 'busy', maybeReceived: false, retryAfter };
  const body = await jsonOf(response);
  if (response.ok) {
    const parsed = v.safeParse(receipt, body);
    if (parsed.success && parsed.output.id === id) return { name: 'received', receipt: parsed.output };
    return { name: 'failed', error: 'strangeAnswer', maybeReceived: true, retryAfter: null };
  }
  const refusal = v.safeParse(problem, body);
  if (refusal.success && REFUSED_STATUSES.has(response.status) && isProblem(response)) {
    return { name: 'refused', reason: refusal.output.message, errors: refusal.output.errors };
  }
  return {
    name: 'failed',
    error: response.status >= 500 ? 'serverError' : 'strangeAnswer',
    maybeReceived: true,
    retryAfter,
  };
}

/** Our own problem document; null for any other answer, such as a proxy's. */
export async function readProblem(response: Response): Promise<{ message: string } | null> {
  if (!isProblem(response)) return null;
  const parsed = v.safeParse(problem, await response.json().catch(() => null));
  return parsed.success ? parsed.output : null;
}

const isProblem = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('application/problem+json') ?? false;

/** @throws SyntaxError when the body is cut off */
async function jsonOf(response: Response): Promise<unknown> {
  if (!/^application\/(problem\+)?json/.test(response.headers.get('content-type') ?? '')) return null;
  return JSON.parse(await response.text()) as unknown;
}

/** `Retry-After` in milliseconds. It holds seconds, or a date of the server's clock. */
export function retryAfterOf(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now;
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
}

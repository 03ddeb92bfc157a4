import * as v from 'valibot';
import { receipt } from '@catalogue/contract/entities/lead';
import type { Receipt } from '@catalogue/contract/entities/lead';
import type { SendError } from './item';

/** What one attempt came to. `maybeReceived`: the server may hold the lead although no receipt came back. */
export type AttemptOutcome =
  | { name: 'received'; receipt: Receipt }
  | { name: 'refused'; reason: string; errors: Readonly<Record<string, string>> }
  | {
      name: 'trouble';
      trouble: SendError;
      maybeReceived: boolean;
      /** Milliseconds the server asked for. */ retryAfter: number | null;
    };

/** The part of RFC 9457 that people get to see. */
const problem = v.object({ message: v.string(), errors: v.optional(v.record(v.string(), v.string()), {}) });

/** Refusals of this very content. Everything else (401, 404, 413 of some proxy, …) may pass, so it is tried again. */
const REFUSALS = new Set([400, 409, 413, 422]);

/**
 * Reads an answer with distrust: guest networks answer 200 with a login page, proxies answer 403 for a server they
 * never asked. Only a receipt for this id counts as received, only our own problem document as refused.
 */
export async function readResponse(response: Response, id: string, now: number): Promise<AttemptOutcome> {
  const retryAfter = retryAfterOf(response.headers.get('retry-after'), now);
  if (response.status === 429) return { name: 'trouble', trouble: 'busy', maybeReceived: false, retryAfter };
  const body = await jsonOf(response);
  if (response.ok) {
    const parsed = v.safeParse(receipt, body);
    if (parsed.success && parsed.output.id === id) return { name: 'received', receipt: parsed.output };
    return { name: 'trouble', trouble: 'strangeAnswer', maybeReceived: true, retryAfter: null };
  }
  const refusal = v.safeParse(problem, body);
  if (refusal.success && REFUSALS.has(response.status) && isProblem(response)) {
    return { name: 'refused', reason: refusal.output.message, errors: refusal.output.errors };
  }
  return {
    name: 'trouble',
    trouble: response.status >= 500 ? 'serverError' : 'strangeAnswer',
    maybeReceived: true,
    retryAfter,
  };
}

const isProblem = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('application/problem+json') ?? false;

async function jsonOf(response: Response): Promise<unknown> {
  if (!/^application\/(problem\+)?json/.test(response.headers.get('content-type') ?? '')) return null;
  return JSON.parse(await response.text()) as unknown;
}

/** `Retry-After` in milliseconds: seconds, or a date of the server's clock (trusted only as a distance from ours). */
function retryAfterOf(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now;
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
}

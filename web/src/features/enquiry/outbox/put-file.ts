import { attachmentReceipt } from '@catalogue/contract/entities/attachment';
import { attachmentUploadPath } from '@catalogue/contract/paths';
import * as v from 'valibot';
import type { UploadOutcome } from './item-attachment';
import type { HttpPort } from './post-lead';
import { readProblem, retryAfterOf } from './read-response';

/** `noGrant`: the grant has expired, or the lead has announced another file. The lead must be sent again. */
export type PutOutcome = UploadOutcome | { name: 'noGrant' };

const REFUSALS: readonly number[] = [413, 415, 422];
const NO_GRANT: readonly number[] = [403, 409];

interface Upload {
  reference: string;
  grant: string;
  file: Blob;
  type: string;
}

/** One attempt to upload a file. Never rejects. */
export async function putFile(
  { reference, grant, file, type }: Upload,
  http: HttpPort,
  timeoutMs: number,
): Promise<PutOutcome> {
  try {
    const response = await http.fetch(attachmentUploadPath(reference), {
      method: 'PUT',
      headers: { 'content-type': type, accept: 'application/json', authorization: `Bearer ${grant}` },
      body: file,
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
      signal: http.abortAfter(timeoutMs),
    });
    return await readPut(response, http.now());
  } catch {
    return { name: 'failed', retryAfter: null };
  }
}

/** Only our own documents count: a proxy or a captive portal may have answered. */
async function readPut(response: Response, now: number): Promise<PutOutcome> {
  const failed: PutOutcome = { name: 'failed', retryAfter: retryAfterOf(response.headers.get('retry-after'), now) };
  if (response.ok) {
    const parsed = v.safeParse(attachmentReceipt, await response.json().catch(() => null));
    if (!parsed.success || parsed.output.state === 'pending') return failed;
    return { name: 'settled', state: parsed.output.state, reason: parsed.output.reason };
  }
  const problem = await readProblem(response);
  if (problem === null) return failed;
  if (NO_GRANT.includes(response.status)) return { name: 'noGrant' };
  return REFUSALS.includes(response.status) ? { name: 'settled', state: 'refused', reason: problem.message } : failed;
}

import { attachmentReceipt } from '@catalogue/contract/entities/attachment';
import { attachmentUploadPath } from '@catalogue/contract/paths';
import * as v from 'valibot';
import type { FlushDeps, FlushReport } from './flush';
import { reportOf, sendableItems } from './flush';
import type { OutboxItem, Sent } from './items';
import { afterUpload, toUploading, uploadDueIn } from './item-attachment';
import type { UploadOutcome } from './item-attachment';
import { postLead, readProblem, retryAfterOf, type HttpPort } from './post-lead';
import { DELAYS_MS } from './transitions';
import type { Trigger } from './transitions';

/** `noGrant`: the grant has expired, or the lead has announced another file. The lead must be sent again. */
type PutOutcome = UploadOutcome | { name: 'noGrant' };

const REFUSED_STATUSES: readonly number[] = [413, 415, 422];
const NO_GRANT: readonly number[] = [403, 409];

interface Upload {
  reference: string;
  grant: string;
  file: Blob;
  type: string;
}

/** Uploads every file that is due, one after the other: leads come first, and a phone's uplink is narrow. */
export async function uploadFiles(deps: FlushDeps, trigger: Trigger): Promise<FlushReport> {
  if (deps.isOnline() || trigger === 'person') {
    for (const item of await deps.store.all()) {
      if (uploadDueIn(item, deps.now(), trigger, true) === 0) await uploadOne(item.id, deps, trigger);
    }
  }
  return reportOf(await sendableItems(deps), deps.now());
}

/** Makes one attempt for the file of one item, if it is due. */
const uploadOne = (id: string, deps: FlushDeps, trigger: Trigger): Promise<void> =>
  deps.withLock(id, async (hasLock) => {
    const claim = { made: false };
    const item = await deps.store.change(id, (stored) => {
      claim.made = uploadDueIn(stored, deps.now(), trigger, hasLock) === 0;
      return claim.made ? toUploading(stored, deps.now()) : stored;
    });
    if (item === undefined || !claim.made) return;
    deps.onChange();
    // Bytes that cannot be read now are not lost.
    const outcome = await attempt(item, deps).catch((): UploadOutcome => ({ name: 'failed', retryAfter: null }));
    const after = await deps.store.change(id, (stored) => afterUpload(stored, outcome, deps.now(), deps.random));
    // No item: the storage may not have answered. A deleted item's file goes with it, or when unused files are deleted.
    if (item.attachment !== undefined && after !== undefined && after.attachment?.state !== 'waiting')
      await deps.files.remove(item.attachment.fileId).catch(() => undefined);
    deps.onChange();
  });

async function attempt(item: OutboxItem, deps: FlushDeps): Promise<UploadOutcome> {
  const { state, attachment } = item;
  if (state.name !== 'sent' || attachment === undefined) return { name: 'missing' };
  const file = await deps.files.read(attachment.fileId);
  const put = (grant: string): Promise<PutOutcome> =>
    file === null
      ? Promise.resolve({ name: 'missing' })
      : putFile({ reference: state.receipt.reference, grant, file, type: attachment.type }, deps, DELAYS_MS.upload);

  const grant = state.receipt.attachment?.grant;
  // Without bytes the server is asked first: another tab may have uploaded them on a disk too full to say so.
  const first: PutOutcome = grant === undefined || file === null ? { name: 'noGrant' } : await put(grant);
  if (first.name !== 'noGrant') return first;
  const receipt = await askAgain(item, deps);
  const answer = receipt?.attachment;
  if (answer === undefined) return { name: 'failed', retryAfter: null };
  if (answer.state !== 'pending') return { name: 'settled', state: answer.state, reason: answer.reason };
  const second: PutOutcome = answer.grant === undefined ? { name: 'noGrant' } : await put(answer.grant);
  return second.name === 'noGrant' ? { name: 'failed', retryAfter: null } : second;
}

/** Sends the lead again, which changes nothing but gets a fresh grant. Null without a receipt. */
async function askAgain(item: OutboxItem, deps: FlushDeps): Promise<Sent['receipt'] | null> {
  const outcome = await postLead(item, deps, DELAYS_MS.answer);
  if (outcome.name !== 'received') return null;
  const { receipt } = outcome;
  await deps.store.change(item.id, (stored) =>
    stored.state.name === 'sent' ? { ...stored, state: { ...stored.state, receipt } } : stored,
  );
  return receipt;
}

/** One attempt to upload a file. Never rejects. */
async function putFile({ reference, grant, file, type }: Upload, http: HttpPort, timeoutMs: number): Promise<PutOutcome> {
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
  return REFUSED_STATUSES.includes(response.status) ? { name: 'settled', state: 'refused', reason: problem.message } : failed;
}

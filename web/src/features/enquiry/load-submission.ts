import { statusOfRelease } from '../../data/release/stale-chunks';
import { within } from '../../lib/within';
import type { Subject } from './form-values';

const LOADING_TIMEOUT_MS = 8_000;

/** Failed loads since this page was opened. */
let failures = 0;

/** Code that a submission needs; null when it cannot be loaded now. */
export const loadSubmission = () =>
  within(LOADING_TIMEOUT_MS, import('./submit-lead')).catch(() => {
    failures += 1;
    return null;
  });

/**
 * Lets the browser send the form, as before the scripts have loaded. In most browsers a script that has failed to load fails again
 * until the page is opened anew. Resolves to false after one failure, without an answer from the server, and for what only scripts send: what
 * is chosen of a product, a basket, a file.
 */
export async function submitNatively(form: HTMLFormElement | null, { kind }: Subject, draftKey: string): Promise<boolean> {
  if (failures < 2 || kind === 'order' || !form?.hasAttribute('action')) return false;
  // Where this does not load, no file could be chosen.
  const files = await import('./attachment/chosen-files').catch(() => null);
  if (files !== null && (await files.findChosenFile(draftKey)) !== null) return false;
  // 404: the release is gone, and the page reloads with the next one.
  if ((await statusOfRelease()) !== 200) return false;
  form.submit();
  return true;
}

import { confirm } from '../../../ui/dialogs';
import { notify } from '../../../ui/notify';
import { contentModule } from '../../data/firebase';
import { COPY } from '../copy';
import { contentOf } from '../product-content';
import { keepDraft, readDraft } from './product-draft';
import { valuesOf } from './product-values';

/** State of a navigation to the form that a copy was put into. */
export const COPY_STATE = 'copy';

/**
 * Puts a hidden copy of a product into the form for a new one, as a draft like any other, so that a reload keeps what is
 * changed in it. Asks before that replaces another new product somebody began. Resolves to whether it was done.
 */
export async function duplicate(id: string): Promise<boolean> {
  const { readOne } = await contentModule();
  // Offline: what this device has of it, if anything.
  const stored = await readOne('products', id).catch(() => null);
  if (!stored) {
    void notify(COPY.duplicateFailed, { kind: 'failure' });
    return false;
  }
  const begun = await readDraft(null);
  if (begun && !(await confirm({ ...COPY.replaceDraft(begun.values.title), danger: true }))) return false;
  const copy = { ...contentOf(stored), title: COPY.copyOf(stored.title), sku: null, live: false };
  await keepDraft(null, { values: valuesOf(copy), from: null, open: [], picture: null, sentAs: null });
  return true;
}

import { confirm } from '../../../ui/dialogs';
import { notify } from '../../../ui/notify';
import { contentModule } from '../../data/firebase';
import { PRODUCT_TEXTS } from '../product-texts';
import { contentOf } from '../product-content';
import { saveDraft, readDraft } from './product-draft';
import { valuesOf } from './product-values';

/** State of a navigation to the form that a copy was put into. */
export const DUPLICATE_STATE = 'copy';

/**
 * Puts a hidden copy of a product into the form for a new one, as a draft like any other, so that a reload keeps what is
 * changed in it. Asks before that replaces another new product somebody began. Resolves to whether it was done.
 */
export async function duplicateProduct(id: string): Promise<boolean> {
  const { readOne } = await contentModule();
  // Offline: what this device has of it, if anything.
  const stored = await readOne('products', id).catch(() => null);
  if (!stored) {
    void notify(PRODUCT_TEXTS.duplicateFailed, { kind: 'failure' });
    return false;
  }
  const begun = await readDraft(null);
  if (begun && !(await confirm({ ...PRODUCT_TEXTS.replaceDraft(begun.values.title), danger: true }))) return false;
  const copy = { ...contentOf(stored), title: PRODUCT_TEXTS.copyOf(stored.title), sku: null, live: false };
  await saveDraft(null, { values: valuesOf(copy), from: null, open: [], picture: null, sentAs: null });
  return true;
}

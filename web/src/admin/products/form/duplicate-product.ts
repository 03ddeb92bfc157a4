import { confirm } from '../../../ui/dialogs';
import { notify } from '../../../ui/notify';
import { contentModule } from '../../data/firebase-modules';
import { PRODUCT_TEXTS } from '../product-texts';
import { contentOf } from '../../data/product-content';
import { saveDraft, readDraft } from './product-draft';
import { valuesOf } from './product-values';

/** Navigation state of opening the form with a duplicate. */
export const DUPLICATE_STATE = 'copy';

/**
 * Stores a hidden copy of a product as the draft of a new product. Asks before it replaces another draft. Resolves to whether
 * it was stored.
 */
export async function duplicateProduct(id: string): Promise<boolean> {
  const { readProduct } = await contentModule();
  // Offline this reads the cache, and rejects when the cache lacks it.
  const stored = await readProduct(id).catch(() => null);
  if (!stored) {
    void notify(PRODUCT_TEXTS.duplicateFailed, { kind: 'failure' });
    return false;
  }
  const draft = await readDraft(null);
  if (draft && !(await confirm({ ...PRODUCT_TEXTS.replaceDraft(draft.values.title), danger: true }))) return false;
  const copy = { ...contentOf(stored), title: PRODUCT_TEXTS.copyOf(stored.title), sku: null, live: false };
  await saveDraft(null, { values: valuesOf(copy), from: null, open: [], pictures: null });
  return true;
}

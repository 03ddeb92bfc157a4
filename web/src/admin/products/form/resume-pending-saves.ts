import { ADMIN_PATHS, editProductPath } from '@catalogue/contract/paths';
import { writesModule } from '../../data/firebase';
import { deleteDraft, deleteSentDraft, pendingDrafts, saveDraft } from './product-draft';
import type { ProductDraft } from './product-draft';

/** Activity entry ids of saves that this page reports itself. */
export const savesOfThisPage = new Set<string>();

/**
 * Finds the outcome of saves that an earlier page load sent. Accepted ones are done; a refused one becomes a draft again and
 * `onRefused` gets its form's path. Offline it waits for the network.
 */
export async function resumePendingSaves(onRefused: (title: string, path: string) => void): Promise<void> {
  for (const { id, draft, sentAs } of await pendingDrafts()) {
    if (savesOfThisPage.has(sentAs)) continue;
    const { wasCommitted } = await writesModule();
    if (await wasCommitted(sentAs)) await deleteSentDraft(id, sentAs);
    else {
      await restoreDraft(id, draft);
      onRefused(draft.values.title, draft.from === null ? ADMIN_PATHS.addProduct : editProductPath(id));
    }
  }
}

/** Makes a sent product a draft again: of a new product if it was never stored. */
export async function restoreDraft(id: string, draft: ProductDraft): Promise<void> {
  if (draft.from === null) await deleteDraft(id);
  await saveDraft(draft.from === null ? null : id, { ...draft, sentAs: null });
}

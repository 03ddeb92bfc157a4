import { ADMIN_PATHS, editProductPath } from '@catalogue/contract/paths';
import { cleanHtml } from '../../../lib/clean-html';
import { notify } from '../../../ui/notify';
import { ADMIN_TEXTS } from '../../admin-texts';
import type { Version } from '../../data/edits';
import { contentModule } from '../../data/firebase';
import { reportWrite } from '../../data/report-write';
import { enqueueUpload } from '../../uploads/upload-queue';
import { sendUploads } from '../../uploads/use-uploads';
import { PRODUCT_TEXTS } from '../product-texts';
import type { ProductContent } from '../product-content';
import { pendingDraftOf, pendingDrafts, deleteDraft, deleteSentDraft, saveDraft } from './product-draft';
import type { ProductDraft } from './product-draft';
import { valuesOf } from './product-values';
import type { ProductValues } from './product-values';

export interface ProductSave {
  id: string;
  /** What is stored, and which version of it, that this follows on; if the server refuses, it tells what was changed here. null creates. */
  from: Version<ProductValues> | null;
  content: ProductContent;
  /** A new picture, or null for the one that is stored. */
  picture: Blob | null;
  /** Shows the product's form again, for when the server refuses. */
  onOpen: () => void;
}

/** Saves that this page follows itself. */
const followed = new Set<string>();

/**
 * Saves a product on this device at once, sends it, and says when visitors see it. The description is cleaned here as well as
 * on the server. What the server refuses becomes a draft again. Resolves to whether it was taken.
 */
export async function saveProduct({ id, from, content, picture, onOpen }: ProductSave): Promise<boolean> {
  const { commit, newId } = await contentModule();
  const base = from?.revision ?? null;
  const clean = { ...content, description: cleanHtml(content.description) };
  const imageName = picture && crypto.randomUUID();
  if (picture && imageName) {
    await enqueueUpload({ id: imageName, noun: 'products', documentId: id, title: content.title, blob: picture }, Date.now());
  }
  const line = newId();
  // Should the server refuse an earlier save that is still on its way, it refuses this one too: both are told by what it had.
  const earlier = await pendingDraftOf(id);
  const draft = { values: valuesOf(clean), from: earlier ? earlier.from : from, open: [], picture, sentAs: line };
  followed.add(line);
  await saveDraft(id, draft);
  if (base === null) await deleteDraft(null);
  const created = base === null ? { imageName: null, picture: null, deletedAt: null } : {};
  const write = commit([{ noun: 'products', id, base, fields: { ...created, ...clean, ...(imageName && { imageName }) } }], {
    action: base === null ? 'added' : 'changed',
    noun: 'products',
    id,
    title: content.title,
    line,
  });
  const isTaken = await reportWrite(write, { title: content.title, done: PRODUCT_TEXTS.sent, onOpen });
  if (!isTaken) {
    await backToDraft(id, draft);
    return false;
  }
  await deleteSentDraft(id, line);
  void sendUploads();
  if (content.live) void tellWhenLive(id, content.title);
  return true;
}

async function backToDraft(id: string, draft: ProductDraft): Promise<void> {
  if (draft.from === null) await deleteDraft(id);
  await saveDraft(draft.from === null ? null : id, { ...draft, sentAs: null });
}

/**
 * Finds out what became of saves of an earlier page: what the server took is done, what it refused is a draft again, and
 * `onRefused` hears of it. Offline it waits.
 */
export async function resumePendingSaves(onRefused: (title: string, address: string) => void): Promise<void> {
  for (const { id, draft, sentAs } of await pendingDrafts()) {
    if (followed.has(sentAs)) continue;
    const { wasCommitted } = await contentModule();
    if (await wasCommitted(sentAs)) await deleteSentDraft(id, sentAs);
    else {
      await backToDraft(id, draft);
      onRefused(draft.values.title, draft.from === null ? ADMIN_PATHS.addProduct : editProductPath(id));
    }
  }
}

/** What visitors see lags a little behind a save. */
async function tellWhenLive(id: string, title: string): Promise<void> {
  const { readFromServer, watchCatalogue } = await contentModule();
  const saved = await readFromServer('products', id);
  if (saved === null) return;
  const stop = watchCatalogue(
    ({ asOf }) => {
      if (asOf < saved.updatedAt) return;
      stop();
      void notify(ADMIN_TEXTS.live(title), { kind: 'success' });
    },
    () => undefined,
  );
}

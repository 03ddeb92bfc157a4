import type { ProductContent } from '@catalogue/contract/entities/product';
import { ADMIN_PATHS, editProductPath } from '@catalogue/contract/paths';
import { cleanHtml } from '../../../lib/clean-html';
import type { Version } from '../../data/edits';
import type { PendingWrite } from '../../data/pending-writes/pending-write';
import { pendingWrites, saveForm } from '../../data/pending-writes/pending-writes';
import { reportWrite } from '../../data/report-write';
import { enqueueUpload } from '../../uploads/upload-queue';
import { sendUploads } from '../../uploads/use-uploads';
import { PRODUCT_TEXTS } from '../product-texts';
import { fieldsOfPictures, newUploads, toDraft, type ChosenPictures } from './pictures/chosen-pictures';
import { deleteDraft, parseDraft, restoreDraft, type ProductDraft } from './product-draft';
import { valuesOf, type ProductValues } from './product-values';
import { notify } from '../../../ui/notify';
import { ADMIN_TEXTS } from '../../admin-texts';
import { contentModule } from '../../data/firebase';

/** Says when the public snapshot contains the saved product, which is some seconds after the save. */
async function notifyWhenLive(id: string, title: string): Promise<void> {
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

export interface ProductSave {
  id: string;
  /** The stored version that the content is based on; null creates the product. */
  from: Version<ProductValues> | null;
  content: ProductContent;
  /** The pictures as chosen; null keeps the stored ones. */
  pictures: ChosenPictures | null;
  /** What to say with the report. */
  note?: string | undefined;
  /** Opens the product's form, for after a refusal. */
  onOpen: () => void;
}

/**
 * Saves a product on this device at once, sends it, and reports when visitors see it. The description is cleaned here as well as
 * on the server. A refused save becomes a draft again. Resolves to whether the server accepted it.
 */
export async function saveProduct({ id, from, content, pictures, note, onOpen }: ProductSave): Promise<boolean> {
  const { title, live } = content;
  const clean = { ...content, description: cleanHtml(content.description) };
  for (const [index, { name, blob }] of (pictures ? newUploads(pictures) : []).entries()) {
    await enqueueUpload({ id: name, noun: 'products', documentId: id, title, blob }, Date.now() + index);
  }
  // A refusal of an earlier save on its way refuses this one too, so both keep the earlier one's base.
  const earlier = parseDraft((await pendingWrites.waitingFor('products', id))?.kept);
  const draft = { values: valuesOf(clean), from: earlier ? earlier.from : from, open: [], pictures: toDraft(pictures) };
  const draftId = from === null ? null : id;
  const change = { ...clean, ...fieldsOfPictures(pictures) };
  const written = saveForm({
    kind: 'product',
    name: title,
    steps: [{ noun: 'products', id, base: from?.revision ?? null, change }],
    kept: draft satisfies ProductDraft,
    onKept: () => deleteDraft(draftId),
    onSettled: ({ write: { steps } }) => steps[0]?.outcome !== 'written' && restoreDraft(draftId, draft),
  });
  const isAccepted = await reportWrite(written, { title, successMessage: PRODUCT_TEXTS.sent, note, onOpen });
  if (!isAccepted) return false;
  void sendUploads();
  if (live) void notifyWhenLive(id, title);
  return true;
}

/** Makes a save of an earlier page load that the server refused a draft again. Returns the path of its form. */
export async function restoreRefused({ steps, kept }: PendingWrite): Promise<string> {
  const id = steps[0]?.id ?? '';
  const draft = parseDraft(kept);
  const isNew = draft?.from === null;
  if (draft) await restoreDraft(isNew ? null : id, draft);
  return isNew ? ADMIN_PATHS.addProduct : editProductPath(id);
}

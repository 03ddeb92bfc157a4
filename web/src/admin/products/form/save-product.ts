import { cleanHtml } from '../../../lib/clean-html';
import type { Version } from '../../data/edits';
import { writesModule } from '../../data/firebase';
import { reportWrite } from '../../data/report-write';
import { enqueueUpload } from '../../uploads/upload-queue';
import { sendUploads } from '../../uploads/use-uploads';
import type { ProductContent } from '@catalogue/contract/entities/product';
import { PRODUCT_TEXTS } from '../product-texts';
import { fieldsOfPictures, newUploads, toDraft } from './pictures/chosen-pictures';
import type { ChosenPictures } from './pictures/chosen-pictures';
import { notifyWhenLive } from './notify-when-live';
import { deleteDraft, deleteSentDraft, pendingDraftOf, saveDraft } from './product-draft';
import type { ProductDraft } from './product-draft';
import { valuesOf } from './product-values';
import type { ProductValues } from './product-values';
import { restoreDraft, savesOfThisPage } from './resume-pending-saves';

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
  const { newId } = await writesModule();
  const clean = { ...content, description: cleanHtml(content.description) };
  await enqueuePictures(id, content.title, pictures);
  const entryId = newId();
  // A refusal of an earlier pending save refuses this one too, so both keep the earlier one's base.
  const earlier = await pendingDraftOf(id);
  const draft = {
    values: valuesOf(clean),
    from: earlier ? earlier.from : from,
    open: [],
    pictures: toDraft(pictures),
    sentAs: entryId,
  };
  savesOfThisPage.add(entryId);
  await saveDraft(id, draft);
  if (from === null) await deleteDraft(null);

  const write = writeProduct(id, from, clean, pictures, entryId);
  const isAccepted = await reportWrite(write, { title: content.title, successMessage: PRODUCT_TEXTS.sent, note, onOpen });
  if (isAccepted) await finishSave(id, entryId, content);
  else await restoreDraft(id, draft satisfies ProductDraft);
  return isAccepted;
}

async function enqueuePictures(documentId: string, title: string, pictures: ChosenPictures | null): Promise<void> {
  for (const [index, { name, blob }] of (pictures ? newUploads(pictures) : []).entries()) {
    await enqueueUpload({ id: name, noun: 'products', documentId, title, blob }, Date.now() + index);
  }
}

async function writeProduct(
  id: string,
  from: ProductSave['from'],
  content: ProductContent,
  pictures: ChosenPictures | null,
  entryId: string,
): Promise<void> {
  const { commit } = await writesModule();
  const created = from === null ? { imageName: null, picture: null, deletedAt: null } : {};
  const fields = { ...created, ...content, ...fieldsOfPictures(pictures) };
  await commit([{ noun: 'products', id, base: from?.revision ?? null, fields }], {
    action: from === null ? 'added' : 'changed',
    noun: 'products',
    id,
    title: content.title,
    entryId,
  });
}

async function finishSave(id: string, entryId: string, { live, title }: ProductContent): Promise<void> {
  await deleteSentDraft(id, entryId);
  void sendUploads();
  if (live) void notifyWhenLive(id, title);
}

import type { ProductContent } from '@catalogue/contract/entities/product';
import { editProductPath } from '@catalogue/contract/paths';
import { cleanHtml } from '../../../lib/clean-html';
import { inMemory } from '../../data/draft-files';
import type { Version } from '../../data/edits';
import type { PendingWrite } from '../../data/pending-writes/pending-write';
import { pendingWrites, saveForm } from '../../data/pending-writes/pending-writes';
import { reportWrite } from '../../data/report-write';
import { PRODUCT_TEXTS } from '../product-texts';
import { fieldsOfPictures, newUploads, toDraft, type ChosenPictures } from './pictures/chosen-pictures';
import { parseDraft, parseSavedForm, refusedProductPath, restoreDraft, type SavedForm } from './product-draft';
import { valuesOf, type ProductValues } from './product-values';
import { notify } from '../../../ui/notify';
import { ADMIN_TEXTS } from '../../admin-texts';
import { contentModule } from '../../data/firebase-modules';

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
  /** Deletes the draft of what is saved, once this device has the write. */
  deleteTyped?: (() => unknown) | undefined;
  /** Opens the form of a refused save by its path. */
  onOpen: (path: string) => void;
}

interface Saving {
  /** Resolves to whether this device has the write. Otherwise a toast says why. */
  kept: Promise<boolean>;
  /** Resolves to whether the server accepted it. */
  accepted: Promise<boolean>;
}

/**
 * Saves a product on this device at once, sends it, and reports when visitors see it. The description is cleaned here as well as
 * on the server. A refused save becomes a draft again.
 */
export function saveProduct(save: ProductSave): Saving {
  let keep = (): void => undefined;
  const isKept = new Promise<boolean>((resolve) => (keep = () => resolve(true)));
  const accepted = send(save, keep);
  return { kept: Promise.race([isKept, accepted]), accepted };
}

async function send({ id, from, content, pictures, note, deleteTyped, onOpen }: ProductSave, keep: () => void) {
  const { title, live } = content;
  const clean = { ...content, description: cleanHtml(content.description) };
  const saved = await savedFormOf(id, { values: valuesOf(clean), from, pictures });
  let isKept = false;
  const written = saveForm({
    kind: 'product',
    name: title,
    steps: [{ noun: 'products', id, base: from?.revision ?? null, change: { ...clean, ...fieldsOfPictures(pictures) } }],
    pictures: newUploads(pictures).map(({ name, blob }) => ({ id: name, noun: 'products', documentId: id, title, file: blob })),
    kept: withoutFiles(saved),
    onKept: (isStored) => {
      isKept = true;
      // Where only memory has the write, the draft may be what outlasts the page.
      if (isStored) void deleteTyped?.();
      keep();
    },
    onSettled: ({ write: { steps } }) => {
      if (steps[0]?.outcome === 'written') return deleteTyped?.();
      return isKept && restoreDraft(id, saved);
    },
  });
  const report = { title, successMessage: PRODUCT_TEXTS.sent, note, onOpen: () => onOpen(formPath(id, saved)) };
  if (!(await reportWrite(written, report))) return false;
  if (live) void notifyWhenLive(id, title);
  return true;
}

/** A refusal of an earlier save on its way refuses this one too, so both keep the earlier one's base. */
async function savedFormOf(
  id: string,
  { values, from, pictures }: Pick<ProductSave, 'from' | 'pictures'> & { values: ProductValues },
): Promise<SavedForm> {
  const earlier = parseDraft((await pendingWrites.waitingFor('products', id))?.kept);
  return {
    values,
    from: earlier ? earlier.from : from,
    open: [],
    pictures: toDraft(pictures),
    typedOn: earlier && from && { values: from.values, pictureNames: earlier.pictures?.names ?? null },
  };
}

/** The files stand beside the write. */
const withoutFiles = ({ pictures, ...form }: SavedForm): SavedForm => ({
  ...form,
  pictures: pictures && { ...pictures, blobs: {} },
});

/** Path of the form of a refused save. */
const formPath = (id: string, { from }: Pick<SavedForm, 'from'>): string =>
  from === null ? refusedProductPath(id) : editProductPath(id);

/** Makes a save of an earlier page load that the server refused a draft again. Returns the path of its form. */
export async function restoreRefused({ id: writeId, steps, kept }: PendingWrite): Promise<string> {
  const id = steps[0]?.id ?? '';
  const stored = parseSavedForm(kept);
  if (stored === null) return editProductPath(id);
  const { pictures } = stored;
  const refused = {
    ...stored,
    pictures: pictures && { ...pictures, blobs: await inMemory(await pendingWrites.filesOf(writeId)) },
  };
  await restoreDraft(id, refused);
  return formPath(id, refused);
}

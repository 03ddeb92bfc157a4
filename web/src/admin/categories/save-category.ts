import type { PriceAudience } from '@catalogue/contract/price-audience';
import { LIMITS } from '@catalogue/contract/limits';
import { newUploadName } from '@catalogue/contract/upload-name';
import { writesModule } from '../data/firebase';
import { enqueueUpload } from '../uploads/upload-queue';
import { sendUploads } from '../uploads/use-uploads';
import { CATEGORY_TEXTS } from './category-texts';

/** Values of the form, as typed. */
export interface CategoryValues {
  title: string;
  description: string;
  coverImage: string;
  /** null: the next free hue. */
  hue: number | null;
  /** null: as the site. */
  priceAudience: PriceAudience | null;
}

export interface CategoryToSave extends CategoryValues {
  hue: number;
  /** A new cover, or null for the one that is stored. */
  picture: Blob | null;
}

interface Place {
  /** The category to change; null adds one. */
  id: string | null;
  /** Revision that the change is based on. */
  base: number | null;
  /** Order of a new category. */
  order: number;
}

export type CategoryErrors = Partial<Record<'title' | 'description' | 'coverImage', string>>;

/** SPEC §5's checks; the URL is optional. */
export function checkCategory({ title, description, coverImage }: CategoryValues): CategoryErrors {
  const errors: CategoryErrors = {};
  if (title.trim() === '') errors.title = CATEGORY_TEXTS.titleRequired;
  else if (title.trim().length > LIMITS.title) errors.title = CATEGORY_TEXTS.tooLong(LIMITS.title);
  if (description.trim() === '') errors.description = CATEGORY_TEXTS.descriptionRequired;
  else if (description.trim().length > LIMITS.categoryDescription)
    errors.description = CATEGORY_TEXTS.tooLong(LIMITS.categoryDescription);
  if (coverImage.trim() !== '' && !/^https:\/\/\S+$/.test(coverImage.trim())) errors.coverImage = CATEGORY_TEXTS.urlWrong;
  return errors;
}

/** Adds a category at the end, or changes a stored one. Resolves when the server has it. */
export async function saveCategory(form: CategoryToSave, { id: known, base, order }: Place): Promise<void> {
  const { commit, newId } = await writesModule();
  const id = known ?? newId();
  const imageName = form.picture === null ? undefined : newUploadName();
  const title = form.title.trim();
  if (form.picture && imageName) {
    await enqueueUpload({ id: imageName, noun: 'categories', documentId: id, title, blob: form.picture }, Date.now());
  }
  const fields = {
    ...(base === null && { order, imageName: null, picture: null, deletedAt: null }),
    title,
    description: form.description.trim(),
    coverImage: form.coverImage.trim() === '' ? null : form.coverImage.trim(),
    hue: form.hue,
    priceAudience: form.priceAudience,
    ...(imageName !== undefined && { imageName }),
  };
  await commit([{ noun: 'categories', id, base, fields }], {
    action: base === null ? 'added' : 'changed',
    noun: 'categories',
    id,
    title,
  });
  void sendUploads();
}

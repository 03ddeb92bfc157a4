import type { PriceAudience } from '@catalogue/contract/price-audience';
import { categoryInput } from '@catalogue/contract/endpoints/categories';
import { newUploadName } from '@catalogue/contract/upload-name';
import { fieldError } from '../data/field-error';
import { fromLocalDateTime } from '../../lib/local-date-time';
import { saveForm } from '../data/pending-writes/pending-writes';
import { hasWrongDates, SCHEDULE_TEXTS } from '../ui/schedule-fields';
import { newShortId } from '../../lib/new-id';
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
  /** As the fields hold them, '' for none. */
  startsAt: string;
  endsAt: string;
}

export interface CategoryToSave extends CategoryValues {
  hue: number;
  /** A new cover, or null for the one that is stored. */
  picture: Blob | null;
  /** Whether the server tries the cover image URL again. */
  retriesCover: boolean;
}

interface Place {
  /** The category to change; null adds one. */
  id: string | null;
  /** Revision that the change is based on. */
  base: number | null;
  /** Order of a new category. */
  order: number;
}

export type CategoryErrors = Partial<Record<'title' | 'description' | 'coverImage' | 'endsAt', string>>;

/** SPEC §5's checks and those of the contract; the URL is optional. */
export function checkCategory({ title, description, coverImage, startsAt, endsAt }: CategoryValues): CategoryErrors {
  const { entries } = categoryInput;
  const errors = {
    title: fieldError(entries.title, title),
    description: fieldError(entries.description, description),
    coverImage: fieldError(entries.coverImage, coverImage),
    endsAt: hasWrongDates({ startsAt, endsAt }) ? SCHEDULE_TEXTS.wrong : undefined,
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
}

/** What a person typed, by the name of its field. */
export const typedValues = ({ title, description, coverImage }: CategoryValues): Record<string, string> => ({
  [CATEGORY_TEXTS.title]: title.trim(),
  [CATEGORY_TEXTS.description]: description.trim(),
  [CATEGORY_TEXTS.coverImage]: coverImage.trim(),
});

/** Adds a category at the end, or changes a stored one. Resolves when the server has it. */
export async function saveCategory(form: CategoryToSave, { id: known, base, order }: Place): Promise<void> {
  const id = known ?? newShortId();
  const imageName = form.picture === null ? undefined : newUploadName();
  const title = form.title.trim();
  const pictures =
    form.picture && imageName
      ? [{ id: imageName, noun: 'categories' as const, documentId: id, title, file: form.picture }]
      : [];
  const change = {
    ...(base === null && { order }),
    title,
    description: form.description.trim(),
    coverImage: form.coverImage.trim() === '' ? null : form.coverImage.trim(),
    hue: form.hue,
    priceAudience: form.priceAudience,
    startsAt: fromLocalDateTime(form.startsAt),
    endsAt: fromLocalDateTime(form.endsAt),
    ...(imageName !== undefined ? { imageName } : form.retriesCover && { imageName: null }),
  };
  await saveForm({ name: title, steps: [{ noun: 'categories', id, base, change }], typed: typedValues(form), pictures });
}

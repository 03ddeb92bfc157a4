import type { Category } from '@catalogue/contract/entities/category';
import { isSameFact } from '@catalogue/contract/entities/product-facts';
import { useState } from 'react';
import { showStatus } from '../../ui/dialogs';
import { notify } from '../../ui/notify';
import { useSubmit } from '../../ui/use-submit';
import { confirmClear } from '../data/confirm-clear';
import { toLocalDateTime } from '../../lib/local-date-time';
import { reportWrite, raceWithTimeout } from '../data/report-write';
import { useEdits } from '../data/edits';
import { CATEGORY_TEXTS } from './category-texts';
import { checkCategory, saveCategory, typedValues } from './save-category';
import type { CategoryErrors, CategoryValues as Values } from './save-category';

const EMPTY: Values = { title: '', description: '', coverImage: '', hue: null, priceAudience: null, startsAt: '', endsAt: '' };

const valuesOf = ({ title, description, coverImage, hue, priceAudience, startsAt, endsAt }: Category): Values => ({
  title,
  description,
  coverImage: coverImage ?? '',
  hue,
  priceAudience,
  startsAt: toLocalDateTime(startsAt ?? null),
  endsAt: toLocalDateTime(endsAt ?? null),
});

export interface CategoryFormOptions {
  /** The category to change, kept current while the form is open; null adds one. */
  category: Category | null;
  /** Whether the shown values include an unsent change of this device. */
  isUnsent?: boolean;
  /** Hue until another is chosen. */
  ownHue: number;
  /** Position in the list; for a new category after all others. */
  order: number;
  onDone?: () => void;
}

/** SPEC §8's message of a category that waited. A dialog would open over another screen by then. */
async function notifyWhenAdded(reported: Promise<boolean>): Promise<void> {
  if (await reported) await notify(CATEGORY_TEXTS.added, { kind: 'success' });
}

/** State of the category form: values with conflicts, a new cover, errors after the first submission. */
export function useCategoryForm({ category, isUnsent = false, ownHue, order, onDone }: CategoryFormOptions) {
  const stored = category && { values: valuesOf(category), revision: category.revision, isUnsent };
  const { values, base, notice, requireResolved, set, reset } = useEdits(stored, EMPTY);
  const [picture, setPicture] = useState<Blob | null>(null);
  const [isSubmitted, setSubmitted] = useState(false);
  const errors: CategoryErrors = isSubmitted ? checkCategory(values) : {};
  const empty = () => {
    reset();
    setPicture(null);
    setSubmitted(false);
  };
  const clear = async () => {
    const isEmpty = picture === null && isSameFact(values, EMPTY);
    if (isEmpty || (await confirmClear())) empty();
  };

  /** The form keeps what is typed until the server has it, or for seconds. A later failure says what was typed. */
  const save = async (): Promise<true> => {
    const { imageError, imageName } = category ?? {};
    const retriesCover = imageError?.reason === 'notFetched' && imageError.upload === imageName;
    const write = saveCategory(
      { ...values, hue: values.hue ?? ownHue, picture, retriesCover },
      { id: category?.id ?? null, base, order },
    );
    const isNew = category === null;
    const reported = reportWrite(write, {
      title: values.title,
      typed: typedValues(values),
      ...(isNew && { successMessage: null, failureMessage: CATEGORY_TEXTS.addFailed }),
    });
    const outcome = await raceWithTimeout(reported);
    if (outcome === false) return true;
    if (isNew) {
      if (outcome === true) void showStatus({ kind: 'success', message: CATEGORY_TEXTS.added });
      else void notifyWhenAdded(reported);
      empty();
    }
    onDone?.();
    return true;
  };

  const { formProps, errorCount, isSubmitting } = useSubmit(() => {
    setSubmitted(true);
    if (Object.keys(checkCategory(values)).length > 0) return false;
    return requireResolved() ? save() : true;
  });

  return { formProps, errorCount, isSubmitting, values, errors, picture, notice, set, setPicture, clear };
}

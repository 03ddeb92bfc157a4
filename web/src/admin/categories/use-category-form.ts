import type { Category } from '@catalogue/contract/entities/category';
import { isSameFact } from '@catalogue/contract/entities/product-facts';
import { useState } from 'react';
import { showStatus } from '../../ui/dialogs';
import { newId } from '../../lib/new-id';
import { notify } from '../../ui/notify';
import { useSubmit } from '../../ui/use-submit';
import { confirmClear } from '../data/confirm-clear';
import { toLocalDateTime } from '../../lib/local-date-time';
import { reportWrite, raceWithTimeout } from '../data/report-write';
import { useEdits } from '../data/edits';
import { useOwnDraft } from '../data/own-draft';
import { categoryDrafts, coverOf, newCategoryKey, toDraft, type CategoryDraft } from './category-draft';
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
  /** The stored draft of a new category; null: none. */
  draft?: CategoryDraft | null;
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

/** State of the category form: values with conflicts, a new cover, a draft of a new category, errors after the first submission. */
export function useCategoryForm({ category, draft = null, isUnsent = false, ownHue, order, onDone }: CategoryFormOptions) {
  const stored = category && { values: valuesOf(category), revision: category.revision, isUnsent };
  const { values, base, notice, requireResolved, set, reset } = useEdits(
    stored,
    EMPTY,
    draft && { values: draft.values, from: null, open: [] },
  );
  const [cover, setCover] = useState(() => draft && coverOf(draft));
  const setPicture = (file: Blob | null) => setCover(file && { id: newId(), file });
  const hasUnsaved = cover !== null || !isSameFact(values, stored?.values ?? EMPTY);
  // The dialog of a stored category asks before it closes; a draft would bring back what was discarded there.
  const draftState = useOwnDraft(categoryDrafts, category === null ? newCategoryKey() : null, {
    restored: draft,
    typed: hasUnsaved ? toDraft(values, cover) : null,
  });
  const [isSubmitted, setSubmitted] = useState(false);
  const errors: CategoryErrors = isSubmitted ? checkCategory(values) : {};
  const empty = () => {
    reset();
    setCover(null);
    setSubmitted(false);
  };
  /** Resolves to whether the form was cleared. */
  const clear = async (): Promise<boolean> => {
    const isCleared = !hasUnsaved || (await confirmClear());
    if (isCleared) empty();
    return isCleared;
  };

  /** The form keeps what is typed until the server has it, or for seconds. A later failure says what was typed. */
  const save = async (): Promise<true> => {
    const { imageError, imageName } = category ?? {};
    const retriesCover = imageError?.reason === 'notFetched' && imageError.upload === imageName;
    const write = saveCategory(
      { ...values, hue: values.hue ?? ownHue, picture: cover?.file ?? null, retriesCover },
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

  return {
    formProps,
    errorCount,
    isSubmitting,
    values,
    errors,
    picture: cover?.file ?? null,
    notice,
    draftState,
    set,
    setPicture,
    clear,
  };
}

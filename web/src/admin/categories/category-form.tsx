import type { Category } from '@catalogue/contract/entities/category';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { flash } from '../../ui/dialogs';
import { TextAreaField, TextField } from '../../ui/field';
import { Picture } from '../../ui/picture';
import { toLocalDateTime } from '../data/local-date-time';
import { reportWrite, raceWithTimeout } from '../data/report-write';
import { useEdits } from '../data/use-edits';
import { AdminForm } from '../ui/admin-form';
import { ConflictNotice } from '../ui/conflict-notice';
import { AudienceField, audienceName } from '../ui/audience-field';
import { SCHEDULE_TEXTS, ScheduleFields } from '../ui/schedule-fields';
import { useFocusFirstError } from '../../ui/use-focus-first-error';
import form from '../ui/form.module.css';
import { PicturePicker } from '../uploads/picture-picker';
import { CATEGORY_TEXTS } from './category-texts';
import { HueField } from './hue-field';
import { hueName } from '../data/hues';
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

interface Props {
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

/** Adds or changes a category (SPEC §2, Add Category). */
export function CategoryForm({ category, isUnsent = false, ownHue, order, onDone }: Props) {
  const stored = category && { values: valuesOf(category), revision: category.revision, isUnsent };
  const { values, base, notice, requireResolved, set, reset } = useEdits(stored, EMPTY);
  const [picture, setPicture] = useState<Blob | null>(null);
  const [isSubmitted, setSubmitted] = useState(false);
  const { formRef, focusFirstError } = useFocusFirstError();
  const errors: CategoryErrors = isSubmitted ? checkCategory(values) : {};
  const [isBusy, setBusy] = useState(false);
  const clear = () => {
    reset();
    setPicture(null);
    setSubmitted(false);
  };

  const submit = () => {
    setSubmitted(true);
    if (Object.keys(checkCategory(values)).length > 0) focusFirstError();
    else if (requireResolved()) void save();
  };

  /** The form keeps what is typed until the server has it, or for seconds. A later failure says what was typed. */
  const save = async () => {
    setBusy(true);
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
    setBusy(false);
    if (outcome === false) return;
    if (isNew) {
      if (outcome === true) void flash({ kind: 'success', message: CATEGORY_TEXTS.added });
      clear();
    }
    onDone?.();
  };

  return (
    <AdminForm formRef={formRef} onSubmit={submit}>
      <ConflictNotice
        {...notice}
        nameOf={(field) => ({ ...CATEGORY_TEXTS, ...SCHEDULE_TEXTS })[field]}
        show={({ field, theirs }) =>
          field === 'hue'
            ? hueName(Number(theirs))
            : field === 'priceAudience'
              ? audienceName(theirs) || CATEGORY_TEXTS.asSite
              : theirs
        }
      />
      <TextField
        label={CATEGORY_TEXTS.title}
        value={values.title}
        error={errors.title}
        onChange={({ target }) => set({ title: target.value })}
      />
      <TextAreaField
        label={CATEGORY_TEXTS.description}
        value={values.description}
        error={errors.description}
        onChange={({ target }) => set({ description: target.value })}
      />
      <TextField
        label={CATEGORY_TEXTS.coverImage}
        type="url"
        hint={CATEGORY_TEXTS.coverHint}
        value={values.coverImage}
        error={errors.coverImage}
        onChange={({ target }) => set({ coverImage: target.value })}
      />
      <PicturePicker
        label={CATEGORY_TEXTS.coverFile}
        picture={picture}
        onChange={setPicture}
        stored={category}
        current={category?.picture ? <Picture picture={category.picture} alt="" sizes="8rem" /> : undefined}
      />
      <AudienceField
        label={CATEGORY_TEXTS.priceAudience}
        inherited={CATEGORY_TEXTS.asSite}
        value={values.priceAudience}
        onChange={(priceAudience) => set({ priceAudience })}
      />
      <ScheduleFields values={values} onChange={set} />
      <HueField value={values.hue ?? ownHue} onChange={(hue) => set({ hue })} />
      <div className={form.actions}>
        <Button type="submit" kind="primary" busy={isBusy}>
          {category === null ? CATEGORY_TEXTS.add : CATEGORY_TEXTS.save}
        </Button>
        {category === null ? (
          <Button onClick={clear}>{CATEGORY_TEXTS.clear}</Button>
        ) : (
          <Button onClick={onDone}>{CATEGORY_TEXTS.cancel}</Button>
        )}
      </div>
    </AdminForm>
  );
}

import type { Category } from '@catalogue/contract/entities/category';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { flash } from '../../ui/dialogs';
import { TextAreaField, TextField } from '../../ui/field';
import { Picture } from '../../ui/picture';
import { follow, outcomeOf } from '../data/save';
import { useEdits } from '../data/use-edits';
import { ClashNotice } from '../ui/clash-notice';
import form from '../ui/form.module.css';
import { PicturePicker } from '../uploads/picture-picker';
import { COPY } from './copy';
import { HueField } from './hue-field';
import { hueName } from './hues';
import { checkCategory, saveCategory } from './save-category';
import type { CategoryErrors, CategoryValues as Values } from './save-category';

const EMPTY: Values = { title: '', description: '', coverImage: '', hue: null };

const valuesOf = ({ title, description, coverImage, hue }: Category): Values => ({
  title,
  description,
  coverImage: coverImage ?? '',
  hue,
});

interface Props {
  /** The category to change, kept current while the form is open; null adds one. */
  category: Category | null;
  /** Whether what is shown of it is a change that this device has not sent yet. */
  isUnsent?: boolean;
  /** Hue that it has until another is chosen. */
  ownHue: number;
  /** Where it stands: of a new one, after all others. */
  order: number;
  onDone?: () => void;
}

/** Adds or changes a category (SPEC §2, Add Category). */
export function CategoryForm({ category, isUnsent = false, ownHue, order, onDone }: Props) {
  const stored = category && { values: valuesOf(category), revision: category.revision, isUnsent };
  const { values, base, notice, isSettled, set, reset } = useEdits(stored, EMPTY);
  const [picture, setPicture] = useState<Blob | null>(null);
  const [errors, setErrors] = useState<CategoryErrors>({});
  const [isBusy, setBusy] = useState(false);
  const clear = () => {
    reset();
    setPicture(null);
    setErrors({});
  };

  const submit = () => {
    const found = checkCategory(values);
    setErrors(found);
    if (Object.keys(found).length > 0 || !isSettled()) return;
    void save();
  };

  /** What is typed stays until the server has it, or for want of a network this device. */
  const save = async () => {
    setBusy(true);
    const write = saveCategory({ ...values, hue: values.hue ?? ownHue, picture }, { id: category?.id ?? null, base, order });
    const isNew = category === null;
    const followed = follow(write, { title: values.title, failed: COPY.addFailed, ...(isNew && { done: null }) });
    const outcome = await outcomeOf(followed);
    setBusy(false);
    if (outcome === false) return;
    if (isNew) {
      if (outcome === true) void flash({ kind: 'success', sentence: COPY.added });
      clear();
    }
    onDone?.();
  };

  return (
    <form
      noValidate
      className={form.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ClashNotice
        {...notice}
        nameOf={(field) => COPY[field]}
        show={({ field, theirs }) => (field === 'hue' ? hueName(Number(theirs)) : theirs)}
      />
      <TextField
        label={COPY.title}
        value={values.title}
        error={errors.title}
        onChange={({ target }) => set({ title: target.value })}
      />
      <TextAreaField
        label={COPY.description}
        value={values.description}
        error={errors.description}
        onChange={({ target }) => set({ description: target.value })}
      />
      <TextField
        label={COPY.coverImage}
        type="url"
        hint={COPY.coverHint}
        value={values.coverImage}
        error={errors.coverImage}
        onChange={({ target }) => set({ coverImage: target.value })}
      />
      <PicturePicker
        label={COPY.coverFile}
        picture={picture}
        onChange={setPicture}
        stored={category}
        current={category?.picture ? <Picture picture={category.picture} alt="" sizes="8rem" /> : undefined}
      />
      <HueField value={values.hue ?? ownHue} onChange={(hue) => set({ hue })} />
      <div className={form.actions}>
        <Button type="submit" kind="primary" busy={isBusy}>
          {category === null ? COPY.add : COPY.save}
        </Button>
        {category === null ? <Button onClick={clear}>{COPY.clear}</Button> : <Button onClick={onDone}>{COPY.cancel}</Button>}
      </div>
    </form>
  );
}

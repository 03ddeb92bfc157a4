import { Button } from '../../ui/button';
import { ErrorCount, TextAreaField, TextField } from '../../ui/field';
import { Row } from '../../ui/layout';
import { Picture } from '../../ui/picture';
import { focusHeading } from '../../ui/head';
import { UI_TEXTS } from '../../ui/ui-texts';
import { AdminForm } from '../ui/admin-form';
import { ConflictNotice } from '../ui/conflict-notice';
import { DraftNotices } from '../ui/draft-notices';
import { AudienceField, audienceName } from '../ui/audience-field';
import { SCHEDULE_TEXTS, ScheduleFields } from '../ui/schedule-fields';
import { PicturePicker } from '../uploads/picture-picker';
import { CATEGORY_TEXTS } from './category-texts';
import { HueField } from './hue-field';
import { hueName } from '../data/hues';
import { useCategoryForm, type CategoryFormOptions } from './use-category-form';

/** Adds or changes a category (SPEC §2, Add Category). */
export function CategoryForm(options: CategoryFormOptions) {
  const { category, ownHue, onDone } = options;
  const form = useCategoryForm(options);
  const { formProps, errorCount, isSubmitting, values, errors, picture, notice, draftState, set, setPicture, clear } = form;
  const discard = async () => {
    if (await clear()) focusHeading();
  };
  return (
    <AdminForm {...formProps}>
      <DraftNotices {...draftState} onDiscard={discard} />
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
        aria-required
        value={values.title}
        error={errors.title}
        onChange={({ target }) => set({ title: target.value })}
      />
      <TextAreaField
        label={CATEGORY_TEXTS.description}
        aria-required
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
      <Row gap={3}>
        <Button type="submit" kind="primary" busy={isSubmitting}>
          {category === null ? CATEGORY_TEXTS.add : CATEGORY_TEXTS.save}
        </Button>
        {category === null ? (
          <Button onClick={() => void clear()}>{CATEGORY_TEXTS.clear}</Button>
        ) : (
          <Button onClick={onDone}>{UI_TEXTS.dialog.cancel}</Button>
        )}
      </Row>
      <ErrorCount count={errorCount} result="saved" />
    </AdminForm>
  );
}

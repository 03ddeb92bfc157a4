import type { Product } from '@catalogue/contract/entities/product';
import { productField } from '@catalogue/contract/product-fields';
import { Suspense, useState } from 'react';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { ErrorCount } from '../../../ui/field';
import { focusHeading } from '../../../ui/head';
import { Row } from '../../../ui/layout';
import { SkeletonRows } from '../../ui/skeleton-rows';
import { ADMIN_TEXTS } from '../../admin-texts';
import { confirmClear } from '../../data/confirm-clear';
import { useAdminCategories } from '../../data/use-admin-categories';
import { ConflictNotice } from '../../ui/conflict-notice';
import { DraftNotices } from '../../ui/draft-notices';
import form from '../../ui/form.module.css';
import { useSubmit } from '../../../ui/use-submit';
import { SectionLinks } from '../../ui/section-links';
import { PRODUCT_TEXTS } from '../product-texts';
import { ConflictValue } from './conflict-value';
import { FORM_TEXTS } from './form-texts';
import { picturesByName, storedPictures } from './pictures/chosen-pictures';
import { PicturesField } from './pictures/pictures-field';
import type { ProductDraft } from './product-draft';
import { AreaRows } from './sections/area-rows';
import { BasicsSection } from './sections/basics-section';
import { FactsSection } from './sections/facts-section';
import { ChangedMark, FormSection, SECTION_LINKS } from './sections/form-section';
import { OptionRows } from './sections/option-rows';
import { PricesSection } from './sections/prices-section';
import { RelatedPicker } from './sections/related-picker';
import { toPreview } from './to-preview';
import type { Preview } from './to-preview';
import { useProductForm } from './use-product-form';
import type { OnSave, ProductFormState } from './use-product-form';

interface Props {
  /** The stored product, kept current while the form is open; null for a new one. */
  stored: Product | null;
  /** Name of the draft on the device: the product's id; null: of the new product being typed. */
  draftId: string | null;
  draft: ProductDraft | null;
  /** Whether the draft is a copy just made, rather than restored work. */
  isCopy?: boolean;
  onSave: OnSave;
  /** The product page, as the app composes it. */
  preview: Preview;
}

/** SPEC §2 and §9, Add Product, and the same form to change one. What is typed is kept until it is saved or discarded. */
export function ProductForm({ stored, draftId, draft, isCopy = false, onSave, preview: Preview }: Props) {
  const state = useProductForm({ stored, draftId, draft, isCopy, onSave });
  const { categories } = useAdminCategories();
  const [isPreviewing, setPreviewing] = useState(false);
  const { formProps, errorCount, isSubmitting } = useSubmit(state.submit);
  const unsaved = [
    ...state.changedFields.map((field) => productField(field).label),
    ...(state.arePicturesChanged ? [PRODUCT_TEXTS.pictures] : []),
  ].join(', ');
  /** Resolves to whether the form was cleared. */
  const clear = async (): Promise<boolean> => {
    const isCleared = !state.hasUnsaved || (await confirmClear(unsaved));
    if (isCleared) state.reset();
    return isCleared;
  };
  const discard = async () => {
    if (await clear()) focusHeading();
  };

  return (
    <>
      <form {...formProps} noValidate className={[form.form, form.wide].join(' ')}>
        <DraftNotices isRestored={state.isRestored} isOtherStored={state.isOtherStored} onDiscard={discard} />
        <ConflictNotice
          {...state.conflictNotice}
          nameOf={(field) => productField(field).label}
          show={(conflict) => <ConflictValue conflict={conflict} categories={categories} />}
        />
        <ProductFields state={state} stored={stored} />
        <Row gap={3} className={form.sticky} data-bottom-bar>
          <Button type="submit" kind="primary" busy={isSubmitting}>
            {stored ? PRODUCT_TEXTS.save : PRODUCT_TEXTS.add}
          </Button>
          <Button onClick={() => setPreviewing(true)}>{PRODUCT_TEXTS.preview}</Button>
          <Button kind="quiet" onClick={() => void clear()}>
            {PRODUCT_TEXTS.clear}
          </Button>
          {unsaved !== '' && (
            <p role="status" className={form.unsaved}>
              {PRODUCT_TEXTS.unsaved(unsaved)}
            </p>
          )}
          <ErrorCount count={errorCount} result="saved" />
        </Row>
      </form>
      {isPreviewing && (
        <Dialog title={PRODUCT_TEXTS.previewTitle} wide onClose={() => setPreviewing(false)}>
          <Suspense fallback={<SkeletonRows label={ADMIN_TEXTS.loading} />}>
            <Preview product={toPreview(state.values, { stored, pictures: state.pictures, categories: categories ?? [] })} />
          </Suspense>
        </Dialog>
      )}
    </>
  );
}

interface FieldsProps {
  state: ProductFormState;
  stored: Product | null;
}

/** The fields of the product form, in sections. */
function ProductFields({ state, stored }: FieldsProps) {
  const { values, errors, changedFields, set } = state;
  return (
    <>
      <SectionLinks label={FORM_TEXTS.jump} sections={SECTION_LINKS} />
      <BasicsSection state={state} />
      <FormSection name="pictures">
        <ChangedMark isChanged={state.arePicturesChanged}>
          <PicturesField label={PRODUCT_TEXTS.image} stored={stored} chosen={state.pictures} onChange={state.changePictures} />
        </ChangedMark>
      </FormSection>
      <PricesSection state={state} />
      <FactsSection state={state} isNew={stored === null} />
      <FormSection name="areas">
        <ChangedMark isChanged={changedFields.includes('brandingAreas')}>
          <AreaRows
            rows={values.brandingAreas}
            methods={values.brandingMethods.flatMap(({ method }) => (method === '' ? [] : [method]))}
            errors={errors}
            names={(state.pictures ?? storedPictures(stored)).names}
            pictures={picturesByName(stored)}
            onChange={(brandingAreas) => set({ brandingAreas })}
          />
        </ChangedMark>
      </FormSection>
      <FormSection name="options">
        <ChangedMark isChanged={changedFields.includes('options')}>
          <OptionRows
            rows={values.options}
            errors={errors}
            pictures={state.pictures ?? storedPictures(stored)}
            storedPictures={picturesByName(stored)}
            onChange={(options) => set({ options })}
          />
        </ChangedMark>
      </FormSection>
      <FormSection name="related">
        <ChangedMark isChanged={changedFields.includes('related')}>
          <RelatedPicker ids={values.related} ownId={stored?.id ?? null} onChange={(related) => set({ related })} />
        </ChangedMark>
      </FormSection>
    </>
  );
}

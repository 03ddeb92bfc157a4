import type { Product } from '@catalogue/contract/entities/product';
import { SectionLinks } from '../../ui/section-links';
import { ChangedMark } from './changed-mark';
import { FORM_TEXTS } from './form-texts';
import { picturesByName, storedPictures } from './pictures/chosen-pictures';
import { AreaRows } from './sections/area-rows';
import { BasicsSection } from './sections/basics-section';
import { FactsSection } from './sections/facts-section';
import { FormSection, SECTION_LINKS } from './sections/form-section';
import { OptionRows } from './sections/option-rows';
import { PicturesSection } from './sections/pictures-section';
import { PricesSection } from './sections/prices-section';
import { RelatedPicker } from './sections/related-picker';
import type { ProductFormState } from './use-product-form';

interface Props {
  state: ProductFormState;
  stored: Product | null;
}

/** The fields of the product form, in sections. */
export function ProductFields({ state, stored }: Props) {
  const { values, errors, changedFields, set } = state;
  return (
    <>
      <SectionLinks label={FORM_TEXTS.jump} sections={SECTION_LINKS} />
      <BasicsSection state={state} />
      <PicturesSection state={state} stored={stored} />
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

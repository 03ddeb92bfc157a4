import type { Product } from '@catalogue/contract/entities/product';
import { PRODUCT_TEXTS } from '../../product-texts';
import { ChangedMark } from '../changed-mark';
import { PicturesField } from '../pictures/pictures-field';
import type { ProductFormState } from '../use-product-form';
import { FormSection } from './form-section';

interface Props {
  state: ProductFormState;
  stored: Product | null;
}

/** The product's pictures. */
export const PicturesSection = ({ state: { pictures, changePictures, arePicturesChanged }, stored }: Props) => (
  <FormSection name="pictures">
    <ChangedMark isChanged={arePicturesChanged}>
      <PicturesField label={PRODUCT_TEXTS.image} stored={stored} chosen={pictures} onChange={changePictures} />
    </ChangedMark>
  </FormSection>
);

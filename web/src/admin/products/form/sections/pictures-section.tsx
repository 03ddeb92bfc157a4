import type { Product } from '@catalogue/contract/entities/product';
import { Picture } from '../../../../ui/picture';
import { PicturePicker } from '../../../uploads/picture-picker';
import { PRODUCT_TEXTS } from '../../product-texts';
import type { ProductFormState } from '../use-product-form';
import { FormSection } from './form-section';

interface Props {
  state: ProductFormState;
  stored: Product | null;
}

/** The product's picture. */
export const PicturesSection = ({ state: { picture, choosePicture }, stored }: Props) => (
  <FormSection name="pictures">
    <PicturePicker
      label={PRODUCT_TEXTS.image}
      picture={picture}
      onChange={choosePicture}
      stored={stored}
      current={stored?.picture ? <Picture picture={stored.picture} alt="" sizes="8rem" /> : undefined}
    />
  </FormSection>
);

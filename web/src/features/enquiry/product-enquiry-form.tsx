import { orderLineOf, type ChosenProduct } from '../../data/catalogue/chosen-product';
import { LeadForm } from './lead-form';

interface Props {
  chosen: ChosenProduct;
  /** Pieces that the buyer has asked for; null: none yet, so that the field starts empty. */
  quantity: number | null;
  /** Goes with the line. */
  note?: string;
}

/** SPEC §2: the product page's Enquiry Form. Each product keeps a draft of its own. */
export const ProductEnquiryForm = ({ chosen, quantity, note = '' }: Props) => (
  <LeadForm
    key={chosen.product.id}
    subject={{
      kind: 'order',
      product: { id: chosen.product.id, title: chosen.product.title },
      lineOf: (pieces) => ({ ...orderLineOf({ ...chosen, pieces: pieces ?? 1 }), quantity: pieces, note }),
    }}
    quantity={quantity}
  />
);

import { LeadForm } from './lead-form';

interface Props {
  product: { id: string; title: string };
}

/** SPEC §2: the product page's Enquiry Form. Each product keeps a draft of its own. */
export const ProductEnquiryForm = ({ product }: Props) => <LeadForm key={product.id} subject={{ kind: 'order', product }} />;

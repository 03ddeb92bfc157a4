import { LeadForm } from '../../features/enquiry/lead-form';
import { ProductPreview as Sheet } from '../../features/product/product-preview';
import type { PreviewedProduct } from '../../lib/previewed-product';

/** The product page's own parts over what an admin has typed so far; its form is there to be looked at. */
export default function ProductPreview({ product }: { product: PreviewedProduct }) {
  const subject = { kind: 'order', product: { id: 'preview', title: product.title } } as const;
  return <Sheet product={product} enquiryForm={<LeadForm subject={subject} />} />;
}

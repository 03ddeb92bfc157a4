import { ProductPreview as Sheet } from '../../features/product/product-preview';
import { ProductEnquiryForm } from '../../features/enquiry/product-enquiry-form';
import type { PreviewedProduct } from '../../lib/previewed-product';

/** The product page's own parts over what an admin has typed so far; its form is there to be looked at. */
export default function ProductPreview({ product }: { product: PreviewedProduct }) {
  return <Sheet product={product} enquiryForm={<ProductEnquiryForm product={{ id: 'preview', title: product.title }} />} />;
}

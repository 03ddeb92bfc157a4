import ProductPage from '../../catalogue/pages/product-page';
import { ProductEnquiryForm } from './enquiry-forms';

export default function Product() {
  return <ProductPage enquiryForm={(product) => <ProductEnquiryForm product={product} />} />;
}

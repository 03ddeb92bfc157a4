import ProductPage from '../../features/product/product-page';
import { AddToBasket, ProductEnquiryForm } from './enquiry-forms';

export default function Product() {
  return (
    <ProductPage
      basketButton={(product) => <AddToBasket product={product} />}
      enquiryForm={(product) => <ProductEnquiryForm product={product} />}
    />
  );
}

import ProductPage from '../../catalogue/pages/product-page';
import { AddToBasket, ProductEnquiryForm } from './enquiry-forms';

export default function Product() {
  return (
    <ProductPage
      basketButton={(product) => <AddToBasket product={product} />}
      enquiryForm={(product) => <ProductEnquiryForm product={product} />}
    />
  );
}

import type { ProductFacts } from './entities/product-facts';

/** Facts of a product that states none, as documents from before facts existed. */
export const NO_FACTS: ProductFacts = {
  material: '',
  size: '',
  weight: null,
  minimumQuantity: null,
  leadTime: null,
  brandingMethods: [],
  packaging: '',
  tags: [],
  countryOfOrigin: '',
  hsn: null,
  gstRate: null,
  options: [],
  priceBreaks: [],
  related: [],
};

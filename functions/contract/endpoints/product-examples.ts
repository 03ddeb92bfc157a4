import { NO_FACTS } from '../product-fields';
import type { ProductAnswer } from './product-answer';

/** A product as sent. */
export const productSent = {
  title: 'Steel bottle 750 ml',
  description: '<p>Keeps warm for 12 hours.</p>',
  price: 749,
  discountedPrice: 649,
  quantity: 1,
  live: true,
  stock: true,
};
const facts = {
  ...NO_FACTS,
  material: 'SS304, double wall',
  size: '750 ml, 28 x 7 cm',
  weight: 310,
  minimumQuantity: 50,
  leadTime: { from: 5, to: 7 },
  brandingMethods: [{ method: 'engraving' as const, position: 'body', area: '40 x 60 mm' }],
  packaging: 'Kraft tube',
  tags: ['eco'],
  countryOfOrigin: 'India',
  hsn: '9617',
  gstRate: 18,
  priceBreaks: [
    { from: 50, price: 649 },
    { from: 250, price: 589 },
  ],
};
/** The same product in an answer. */
export const productStored: ProductAnswer = {
  ...productSent,
  ...facts,
  productId: 'drk-01',
  sku: 'DRK-01',
  productImageName: 'k3Jd9s',
  picture: null,
  pictures: [],
  addedDate: 1_790_000_000_000,
  updatedAt: 1_790_000_000_000,
  category: { categoryId: 'drinkware', title: 'Drinkware' },
  revision: 1,
};
/** A page of products that has only that one. */
export const productPage = {
  content: [productStored],
  pageNumber: 0,
  pageSize: 100,
  totalElements: 1,
  totalPages: 1,
  lastPage: true,
};

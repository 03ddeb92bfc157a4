/** Fields of a live product as stored, with what a test wants different. */
export const productFields = (different: Record<string, unknown> = {}): Record<string, unknown> => ({
  title: 'Flask',
  description: '<p>Steel</p>',
  sku: null,
  price: 420,
  discountedPrice: null,
  quantity: 50,
  live: true,
  stock: true,
  categoryId: 'drinkware',
  imageName: null,
  picture: null,
  addedDate: 1,
  updatedAt: 1,
  deletedAt: null,
  revision: 1,
  ...different,
});

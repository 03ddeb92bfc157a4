/** Addresses of the public site, as SPEC §2 gives them. */
export const storePath = (category: { id: string; title: string }): string =>
  `/store/${category.id}/${encodeURIComponent(category.title)}`;

export const productPath = (productId: string): string => `/products/${productId}`;

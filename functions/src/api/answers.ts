import type { CategoryAnswer } from '@catalogue/contract/endpoints/categories';
import type { ProductAnswer } from '@catalogue/contract/endpoints/product-answer';
import type { CategorySummary } from '@catalogue/contract/entities/catalogue';
import { withoutPlaceholder } from '@catalogue/contract/gallery';
import { minimumOrderOf } from '@catalogue/contract/minimum-order';
import { pictureUrl } from '@catalogue/contract/picture-url';
import type { Picture, PictureSummary } from '@catalogue/contract/entities/picture';
import type { Product } from '@catalogue/contract/entities/product';

/** URL of the largest WebP variant. */
const largestVariantUrl = ({ path, widths }: Picture): string => pictureUrl(path, Math.max(...widths), 'webp');

/** A category as the API returns it. */
export const categoryAnswer = (category: Omit<CategorySummary, 'revision'> & { revision: number }): CategoryAnswer => ({
  categoryId: category.id,
  title: category.title,
  description: category.description,
  coverImage: category.picture === null ? category.coverImage : largestVariantUrl(category.picture),
  hue: category.hue,
  order: category.order,
  picture: category.picture,
  updatedAt: category.updatedAt,
  revision: category.revision,
});

type AnsweredProduct = Omit<Product, 'deletedAt' | 'imageName' | 'imageError' | 'galleryNames' | 'gallery' | 'priceAudience'>;

/** A product as the API returns it. `further`: its pictures behind the first. */
export const productAnswer = (
  product: AnsweredProduct,
  further: readonly PictureSummary[],
  category: { id: string; title: string } | undefined,
): ProductAnswer => ({
  productId: product.id,
  title: product.title,
  description: product.description,
  sku: product.sku,
  price: product.price,
  discountedPrice: product.discountedPrice,
  quantity: product.quantity,
  live: product.live,
  stock: product.stock,
  ...product.facts,
  minimumQuantity: minimumOrderOf(product),
  productImageName: product.picture?.path.split('/').at(-1) ?? null,
  picture: product.picture,
  pictures: [...(product.picture === null ? [] : [withoutPlaceholder(product.picture)]), ...further],
  addedDate: product.addedDate,
  updatedAt: product.updatedAt,
  category: category === undefined ? null : { categoryId: category.id, title: category.title },
  revision: product.revision,
});

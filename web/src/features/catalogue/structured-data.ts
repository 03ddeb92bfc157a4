import type { CategorySummary, ProductSummary } from '@catalogue/contract/entities/catalogue';
import type { PictureSummary } from '@catalogue/contract/entities/picture';
import { PATHS, productPath, storePath } from '@catalogue/contract/paths';
import { linkPreviewUrl } from '@catalogue/contract/picture-url';
import { pricedProduct } from '@catalogue/contract/priced-product';
import { minimumOf } from '@catalogue/contract/minimum-order';
import { priceOf, rupeesOf } from '@catalogue/contract/prices';
import { SITE } from '@catalogue/contract/site';
import { currentCompany } from '../../data/catalogue/hooks';

/* Pages of the catalogue in schema.org's words, for search engines. Only the server build contains this. */

type Thing = Record<string, unknown>;

/** Path of a picture's largest JPEG. */
export function previewImage(picture: PictureSummary | null): string | undefined {
  const width = picture?.widths.at(-1);
  return picture === null || width === undefined ? undefined : linkPreviewUrl(picture.path, width);
}

const breadcrumbs = (origin: string, ...steps: readonly [name: string, path: string][]): Thing => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [[currentCompany().name, PATHS.home] as const, ...steps].map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
});

/** The price at the smallest order, as cards show it. Search engines refuse an offer without a price. */
function offer(product: ProductSummary): Thing {
  const { unit } = priceOf(pricedProduct(product), [], minimumOf(product));
  if (unit === null) return {};
  const availability = `https://schema.org/${product.stock ? 'InStock' : 'OutOfStock'}`;
  return { offers: { '@type': 'Offer', price: rupeesOf(unit), priceCurrency: SITE.currency, availability } };
}

export const productThings =
  (product: ProductSummary, pictures: readonly PictureSummary[], category: CategorySummary | undefined, description: string) =>
  (origin: string): Thing[] => {
    const path = productPath(product.id);
    const images = pictures.flatMap((picture) => previewImage(picture) ?? []).map((image) => origin + image);
    return [
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: product.title,
        description,
        url: origin + path,
        ...(product.sku !== null && { sku: product.sku }),
        ...(images.length > 0 && { image: images.length === 1 ? images[0] : images }),
        ...(category && { category: category.title }),
        ...offer(product),
      },
      ...(category ? [breadcrumbs(origin, [category.title, storePath(category)], [product.title, path])] : []),
    ];
  };

export const categoryThings =
  (category: CategorySummary) =>
  (origin: string): Thing[] => [breadcrumbs(origin, [category.title, storePath(category)])];

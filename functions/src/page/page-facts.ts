import type { CategorySummary, ProductSummary } from '@catalogue/contract/entities/catalogue';
import type { FirstView } from '@catalogue/contract/entities/first-view';
import { pictureUrl, PRODUCT_PICTURE_SIZES } from '@catalogue/contract/picture-url';
import type { Picture } from '@catalogue/contract/entities/picture';
import { SITE } from '@catalogue/contract/site';
import type { CatalogueSnapshot } from '../catalogue/catalogue-reader';
import { plainText } from './plain-text';

/** The largest thing on a first screen, shown by the page's HTML until the scripts are here. */
export interface FirstPicture {
  picture: Pick<Picture, 'path' | 'widths' | 'color'>;
  sizes: string;
  /** Written beside it. */
  title: string;
}

/** What the head of a page says, and what its first screen shows. */
export interface PageFacts {
  title: string;
  description: string;
  /** Path of the one address this page should be known by. */
  path: string;
  /** Whose scripts and styles it asks for early. */
  early: 'product' | 'store';
  type: 'website' | 'product';
  /** Path of a picture for link previews. */
  image: string | null;
  /** schema.org, one object each. */
  things: Record<string, unknown>[];
  firstPicture: FirstPicture | null;
  firstView: FirstView;
}

/** Sample of a category's products that fills the first screen of any device. */
const FIRST_CARDS = 12;
const DESCRIPTION_LENGTH = 160;

/** Facts of the page at `path`, from the public catalogue alone; null where it shows nothing that we know of. */
export function factsOf(path: string, origin: string, snapshot: CatalogueSnapshot): PageFacts | null {
  const [, page, id = ''] = path.split('/').map(decode);
  if (page?.toLowerCase() === 'products') return productFacts(id, origin, snapshot);
  if (page?.toLowerCase() === 'store') return categoryFacts(id, origin, snapshot);
  return null;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

const productPath = (id: string): string => `/products/${encodeURIComponent(id)}`;
export const storePath = ({ id, title }: CategorySummary): string =>
  `/store/${encodeURIComponent(id)}/${encodeURIComponent(title)}`;

function productFacts(id: string, origin: string, { catalogue, details }: CatalogueSnapshot): PageFacts | null {
  const product = catalogue.products.find((one) => one.id === id);
  if (product === undefined) return null;
  const known = details.details[id];
  const category = catalogue.categories.find((one) => one.id === product.categoryId);
  const description = plainText(known?.description ?? '', DESCRIPTION_LENGTH) || SITE.description;
  const image = largest(product.picture);
  return {
    title: `${product.title} | ${SITE.name}`,
    description,
    path: productPath(id),
    early: 'product',
    type: 'product',
    image,
    things: [
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: product.title,
        description,
        url: `${origin}${productPath(id)}`,
        ...(product.sku !== null && { sku: product.sku }),
        ...(image !== null && { image: `${origin}${image}` }),
        ...(category && { category: category.title }),
        ...offer(product),
      },
      ...(category ? [trail(origin, [category.title, storePath(category)], [product.title, productPath(id)])] : []),
    ],
    firstPicture: product.picture && { picture: product.picture, sizes: PRODUCT_PICTURE_SIZES, title: product.title },
    firstView: {
      list: { ...catalogue, ...UNFINISHED, products: [product], banners: [] },
      details: { ...details, ...UNFINISHED, details: known ? { [id]: known } : {} },
    },
  };
}

/** Where a page is, from the home page on. */
const trail = (origin: string, ...steps: readonly [name: string, path: string][]): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [[SITE.name, '/'] as const, ...steps].map(([name, path], place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: origin + path,
  })),
});

/** Search engines take no offer without a price. */
function offer({ price, discountedPrice, stock }: ProductSummary): { offers?: Record<string, unknown> } {
  const asked = discountedPrice ?? price;
  if (asked === null) return {};
  const availability = `https://schema.org/${stock ? 'InStock' : 'OutOfStock'}`;
  return { offers: { '@type': 'Offer', price: asked, priceCurrency: SITE.currency, availability } };
}

function categoryFacts(id: string, origin: string, { catalogue, details }: CatalogueSnapshot): PageFacts | null {
  const category = catalogue.categories.find((one) => one.id === id);
  if (category === undefined) return null;
  const products = catalogue.products.filter((one) => one.categoryId === id).slice(0, FIRST_CARDS);
  return {
    title: `${category.title} | ${SITE.name}`,
    description: plainText(category.description, DESCRIPTION_LENGTH) || SITE.description,
    path: storePath(category),
    early: 'store',
    type: 'website',
    image: largest(category.picture) ?? largest(products[0]?.picture ?? null),
    things: [trail(origin, [category.title, storePath(category)])],
    firstPicture: null,
    firstView: {
      list: { ...catalogue, ...UNFINISHED, products, banners: [] },
      details: { ...details, ...UNFINISHED, details: {} },
    },
  };
}

/** Older than anything a device can hold. */
const UNFINISHED = { version: 0, asOf: 0 } as const;

/** WebP: what follows links to preview them does not all read AVIF. */
function largest(picture: Pick<Picture, 'path' | 'widths'> | null): string | null {
  const width = picture?.widths.at(-1);
  return picture === null || width === undefined ? null : pictureUrl(picture.path, width, 'webp');
}

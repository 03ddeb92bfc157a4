import * as v from 'valibot';
import { id, moment, money } from '../entities/fields';
import { picture, pictureSummary } from '../entities/picture';
import { productFacts } from '../entities/product-facts';
import { product } from '../entities/product';
import { LIMITS } from '../limits';
import { NO_FACTS } from '../no-facts';
import { endpoint } from './endpoint';
import { baseRevision, includeHiddenQuery } from './inputs';
import { pageOf, paging, sorting } from './page';
import { productFilterQuery } from './product-filter';

/** A product in API answers. */
export const productAnswer = v.object({
  productId: id,
  title: v.string(),
  /** Cleaned HTML. */
  description: v.string(),
  sku: v.nullable(v.string()),
  price: money,
  discountedPrice: money,
  quantity: v.number(),
  live: v.boolean(),
  stock: v.boolean(),
  ...productFacts.entries,
  /** Smallest order in pieces. */
  minimumQuantity: v.number(),
  /** null: it has no picture. The picture itself is at /products/image/{productId}. */
  productImageName: v.nullable(v.string()),
  picture: v.nullable(picture),
  /** All pictures in order; the first one is `picture`. */
  pictures: v.array(pictureSummary),
  addedDate: moment,
  updatedAt: moment,
  /** null: it has none, or the one it had is deleted. */
  category: v.nullable(v.object({ categoryId: id, title: v.string() })),
  revision: v.number(),
});
export type ProductAnswer = v.InferOutput<typeof productAnswer>;

/** Forms send numbers as text, too: '' is none. */
const typed = v.pipe(
  v.union([v.number(), v.null(), v.pipe(v.string(), v.trim(), v.maxLength(20))]),
  v.transform((value) => (typeof value === 'string' ? (value === '' ? null : Number(value)) : value)),
);
const sum = v.optional(v.pipe(typed, money));
const title = v.pipe(
  v.string('Product title required !!'),
  v.trim(),
  v.minLength(1, 'Product title required !!'),
  v.maxLength(LIMITS.title),
);

const fields = {
  description: v.optional(v.pipe(v.string(), v.maxLength(LIMITS.description, `At most ${LIMITS.description} characters`))),
  sku: v.optional(
    v.nullable(
      v.pipe(
        v.string(),
        v.trim(),
        v.maxLength(LIMITS.sku),
        v.transform((value) => (value === '' ? null : value)),
      ),
    ),
  ),
  price: sum,
  discountedPrice: sum,
  quantity: v.optional(v.pipe(typed, v.nonNullable(v.nullable(product.entries.quantity)))),
  live: v.optional(v.boolean()),
  stock: v.optional(v.boolean()),
  /** A category by its id; SPEC's product holds the category itself. */
  categoryId: v.optional(v.nullable(id)),
  category: v.optional(v.nullable(v.object({ categoryId: id }))),
  ...v.partial(productFacts).entries,
};

export const productInput = v.object({ productId: v.optional(id), title, ...fields });
export type ProductInput = v.InferOutput<typeof productInput>;

export const productEdit = v.object({
  ...baseRevision,
  title: v.optional(title),
  /** Uploads of this product in their new order; those left out are removed. The first one is SPEC's image. */
  pictureNames: v.optional(v.pipe(v.array(id), v.maxLength(LIMITS.pictures, `At most ${LIMITS.pictures} pictures`))),
  ...fields,
});
export type ProductEdit = v.InferOutput<typeof productEdit>;

const one = v.object({ productId: id });
const ofCategory = v.object({ categoryId: id });
const query = v.object({
  ...paging(LIMITS.pageSize.products),
  ...sorting(['addedDate', 'title', 'price', 'discountedPrice', 'quantity', 'stock', 'updatedAt'], 'addedDate'),
  ...includeHiddenQuery,
  ...productFilterQuery.entries,
});
const tag = 'Products';

const sent = {
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
const stored: ProductAnswer = {
  ...sent,
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
const page = { content: [stored], pageNumber: 0, pageSize: 100, totalElements: 1, totalPages: 1, lastPage: true };

export const products = {
  list: endpoint({
    method: 'GET',
    path: '/products',
    access: 'public',
    tag,
    summary: 'Products, a page at a time',
    query,
    answer: pageOf(productAnswer),
    status: 200,
    example: {
      query: { pageNumber: '0', pageSize: '10000', sortBy: 'addedDate', sortDir: 'asc' },
      answer: { ...page, pageSize: 10_000 },
    },
  }),
  listOfCategory: endpoint({
    method: 'GET',
    path: '/categories/{categoryId}/products',
    access: 'public',
    tag,
    summary: 'Products of a category, a page at a time',
    params: ofCategory,
    query: v.object({ ...query.entries, ...paging(LIMITS.pageSize.default) }),
    answer: pageOf(productAnswer),
    status: 200,
    example: {
      params: { categoryId: 'drinkware' },
      query: { sortBy: 'title', sortDir: 'asc', material: 'steel', forQuantity: '150', maxPrice: '700' },
      answer: page,
    },
  }),
  read: endpoint({
    method: 'GET',
    path: '/products/{productId}',
    access: 'public',
    tag,
    summary: 'One product',
    params: one,
    answer: productAnswer,
    status: 200,
    example: { params: { productId: 'drk-01' }, answer: stored },
  }),
  create: endpoint({
    method: 'POST',
    path: '/products',
    access: 'admin',
    tag,
    summary: 'Add a product. The same productId with the same content again is the same product',
    body: productInput,
    answer: productAnswer,
    status: 201,
    refusals: [409],
    example: { body: { ...sent, categoryId: 'drinkware' }, answer: stored },
  }),
  createInCategory: endpoint({
    method: 'POST',
    path: '/categories/{categoryId}/products',
    access: 'admin',
    tag,
    summary: 'Add a product to a category',
    params: ofCategory,
    body: productInput,
    answer: productAnswer,
    status: 201,
    refusals: [409],
    example: { params: { categoryId: 'drinkware' }, body: sent, answer: stored },
  }),
  replace: endpoint({
    method: 'PUT',
    path: '/products/{productId}',
    access: 'admin',
    tag,
    summary: 'Change a product; what is left out stays. With a revision, only if nobody changed it since',
    params: one,
    body: productEdit,
    answer: productAnswer,
    status: 200,
    refusals: [409],
    example: {
      params: { productId: 'drk-01' },
      body: { stock: false, revision: 1 },
      answer: { ...stored, stock: false, revision: 2 },
    },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/products/{productId}',
    access: 'admin',
    tag,
    summary: 'Move a product to the trash',
    params: one,
    answer: 'nothing',
    status: 204,
    example: { params: { productId: 'drk-01' } },
  }),
  uploadImage: endpoint({
    method: 'POST',
    path: '/products/image/{productId}',
    access: 'admin',
    tag,
    summary: 'Give a product its picture: one png or jpeg',
    params: one,
    body: { upload: 'productImage', files: 1 },
    answer: v.object({ productId: id, imageName: id }),
    status: 201,
    example: { params: { productId: 'drk-01' }, answer: { productId: 'drk-01', imageName: 'k3Jd9s' } },
  }),
  addPictures: endpoint({
    method: 'POST',
    path: '/products/{productId}/pictures',
    access: 'admin',
    tag,
    summary: `Add pictures behind those a product has, ${LIMITS.pictures} in all. PUT with pictureNames reorders and removes`,
    params: one,
    body: { upload: 'pictures', files: LIMITS.pictures },
    answer: v.object({ productId: id, pictureNames: v.array(id) }),
    status: 201,
    example: { params: { productId: 'drk-01' }, answer: { productId: 'drk-01', pictureNames: ['k3Jd9s', 'Lp20sQ'] } },
  }),
  image: endpoint({
    method: 'GET',
    path: '/products/image/{productId}',
    access: 'public',
    tag,
    summary: 'The picture of a product',
    params: one,
    answer: 'picture',
    status: 200,
    example: { params: { productId: 'drk-01' } },
  }),
};

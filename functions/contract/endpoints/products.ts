import * as v from 'valibot';
import { id } from '../entities/fields';
import { LIMITS } from '../limits';
import { endpoint } from './endpoint';
import { includeHiddenQuery } from './inputs';
import { pageOf, paging, sorting } from './page';
import { productAnswer } from './product-answer';
import { productPage, productSent, productStored } from './product-examples';
import { productFilterQuery } from './product-filter';
import { productEdit, productInput } from './product-input';

const one = v.object({ productId: id });
const ofCategory = v.object({ categoryId: id });
const query = v.object({
  ...paging(LIMITS.pageSize.products),
  ...sorting(['addedDate', 'title', 'price', 'discountedPrice', 'quantity', 'stock', 'updatedAt'], 'addedDate'),
  ...includeHiddenQuery,
  ...productFilterQuery.entries,
});
const tag = 'Products';

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
      answer: { ...productPage, pageSize: 10_000 },
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
      answer: productPage,
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
    example: { params: { productId: 'drk-01' }, answer: productStored },
  }),
  create: endpoint({
    method: 'POST',
    path: '/products',
    access: 'content',
    tag,
    summary: 'Add a product. The same productId with the same content again is the same product',
    body: productInput,
    answer: productAnswer,
    status: 201,
    errorStatuses: [409],
    example: { body: { ...productSent, categoryId: 'drinkware' }, answer: productStored },
  }),
  createInCategory: endpoint({
    method: 'POST',
    path: '/categories/{categoryId}/products',
    access: 'content',
    tag,
    summary: 'Add a product to a category',
    params: ofCategory,
    body: productInput,
    answer: productAnswer,
    status: 201,
    errorStatuses: [409],
    example: { params: { categoryId: 'drinkware' }, body: productSent, answer: productStored },
  }),
  replace: endpoint({
    method: 'PUT',
    path: '/products/{productId}',
    access: 'content',
    tag,
    summary: 'Change a product; what is left out stays. With a revision, only if nobody changed it since',
    params: one,
    body: productEdit,
    answer: productAnswer,
    status: 200,
    errorStatuses: [409],
    example: {
      params: { productId: 'drk-01' },
      body: { stock: false, revision: 1 },
      answer: { ...productStored, stock: false, revision: 2 },
    },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/products/{productId}',
    access: 'content',
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
    access: 'content',
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
    access: 'content',
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

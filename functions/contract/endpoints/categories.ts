import * as v from 'valibot';
import { category } from '../entities/category';
import { id, moment, order, requiredText, revision } from '../entities/fields';
import { picture } from '../entities/picture';
import { LIMITS } from '../limits';
import { endpoint } from './endpoint';
import { baseRevision, httpsUrl } from './inputs';
import { pageOf, paging, sorting } from './page';

/** A category in API answers. */
export const categoryAnswer = v.object({
  categoryId: id,
  title: v.string(),
  description: v.string(),
  /** Address of the cover: that of its uploaded picture, or else the one given. */
  coverImage: v.nullable(v.string()),
  hue: category.entries.hue,
  order,
  picture: v.nullable(picture),
  updatedAt: moment,
  revision,
});
export type CategoryAnswer = v.InferOutput<typeof categoryAnswer>;

const title = requiredText(LIMITS.title, 'Category title required !!');
const description = requiredText(LIMITS.categoryDescription, 'Category Description required !!');
const looks = { coverImage: httpsUrl, hue: v.optional(category.entries.hue), order: v.optional(order) };

export const categoryInput = v.object({ categoryId: v.optional(id), title, description, ...looks });
export type CategoryInput = v.InferOutput<typeof categoryInput>;

export const categoryEdit = v.object({
  ...baseRevision,
  title: v.optional(title),
  description: v.optional(description),
  ...looks,
});
export type CategoryEdit = v.InferOutput<typeof categoryEdit>;

const params = v.object({ categoryId: id });
const tag = 'Categories';
const sent = { title: 'Drinkware', description: 'Bottles, mugs and flasks', coverImage: 'https://example.com/drinkware.jpg' };
const stored: CategoryAnswer = {
  ...sent,
  categoryId: 'drinkware',
  hue: 190,
  order: 1,
  picture: null,
  updatedAt: 1_790_000_000_000,
  revision: 1,
};

export const categories = {
  list: endpoint({
    method: 'GET',
    path: '/categories',
    access: 'public',
    tag,
    summary: 'Categories, a page at a time',
    query: v.object({ ...paging(LIMITS.pageSize.default), ...sorting(['order', 'title', 'updatedAt'], 'order') }),
    answer: pageOf(categoryAnswer),
    status: 200,
    example: {
      query: { pageNumber: '0', pageSize: '100' },
      answer: { content: [stored], pageNumber: 0, pageSize: 100, totalElements: 1, totalPages: 1, lastPage: true },
    },
  }),
  read: endpoint({
    method: 'GET',
    path: '/categories/{categoryId}',
    access: 'public',
    tag,
    summary: 'One category',
    params,
    answer: categoryAnswer,
    status: 200,
    example: { params: { categoryId: 'drinkware' }, answer: stored },
  }),
  create: endpoint({
    method: 'POST',
    path: '/categories',
    access: 'content',
    tag,
    summary: 'Add a category. The same categoryId with the same content again is the same category',
    body: categoryInput,
    answer: categoryAnswer,
    status: 201,
    errorStatuses: [409],
    example: { body: sent, answer: stored },
  }),
  replace: endpoint({
    method: 'PUT',
    path: '/categories/{categoryId}',
    access: 'content',
    tag,
    summary: 'Change a category; what is left out stays. With a revision, only if nobody changed it since',
    params,
    body: categoryEdit,
    answer: categoryAnswer,
    status: 200,
    errorStatuses: [409],
    example: {
      params: { categoryId: 'drinkware' },
      body: { title: 'Drinkware', revision: 1 },
      answer: { ...stored, revision: 2 },
    },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/categories/{categoryId}',
    access: 'content',
    tag,
    summary: 'Move a category to the trash; its products stay, without a category',
    params,
    answer: 'nothing',
    status: 204,
    example: { params: { categoryId: 'drinkware' } },
  }),
};

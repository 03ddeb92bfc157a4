import * as v from 'valibot';
import { LIMITS } from '../limits';
import type { Schema } from './endpoint';
import { count } from '../entities/fields';
import { wholeNumber } from './inputs';

/** A whole number in a query, within bounds. `jsonSchema`: how openapi.json describes what it is before it is read. */
const integerParam = (standard: number, least: number, most: number) =>
  v.pipe(
    v.optional(v.string(), String(standard)),
    wholeNumber,
    v.metadata({ jsonSchema: { type: 'integer', minimum: least, maximum: most, default: standard } }),
    v.transform(Number),
    v.minValue(least, `At least ${least}`),
    v.maxValue(most, `At most ${most}`),
  );

/** `pageNumber` counts from 0. */
export const paging = (size: number) => ({
  pageNumber: integerParam(0, 0, 999_999_999),
  pageSize: integerParam(size, 1, LIMITS.pageSize.max),
});

/** `sortBy` one of the listed fields, `sortDir` in any case. */
export const sorting = <const F extends readonly [string, ...string[]]>(fields: F, standard: F[number]) => ({
  sortBy: v.optional(v.picklist(fields, `One of ${fields.join(', ')}`), standard),
  sortDir: v.pipe(
    v.optional(v.string(), 'asc'),
    v.metadata({ jsonSchema: { type: 'string', enum: ['asc', 'desc'], default: 'asc' } }),
    v.toLowerCase(),
    v.picklist(['asc', 'desc'], 'asc or desc'),
  ),
});

/** One page of a list. */
export const pageOf = <S extends Schema>(item: S) =>
  v.object({
    content: v.array(item),
    pageNumber: count,
    pageSize: count,
    totalElements: count,
    totalPages: count,
    lastPage: v.boolean(),
  });

export interface Page<Item> {
  content: Item[];
  pageNumber: number;
  pageSize: number;
  totalElements: number;
  totalPages: number;
  lastPage: boolean;
}

export interface PageRequest {
  pageNumber: number;
  pageSize: number;
}

/** What a page says of the list that it is cut from. */
export function pageInfo({ pageNumber, pageSize }: PageRequest, totalElements: number): Omit<Page<unknown>, 'content'> {
  const totalPages = Math.ceil(totalElements / pageSize);
  return { pageNumber, pageSize, totalElements, totalPages, lastPage: pageNumber >= totalPages - 1 };
}

/** Cuts one page out of a whole list. */
export const cutPage = <Item>(all: readonly Item[], request: PageRequest): Page<Item> => ({
  content: all.slice(request.pageNumber * request.pageSize, (request.pageNumber + 1) * request.pageSize),
  ...pageInfo(request, all.length),
});

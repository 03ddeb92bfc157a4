import type { Category } from '@catalogue/contract/entities/category';
import { useMemo } from 'react';
import { PRODUCT_TEXTS } from '../product-texts';
import type { CategoryNames } from '../spreadsheet/columns';

const NOT_LOADED: CategoryNames = { titleOf: () => PRODUCT_TEXTS.categoryNotLoaded, idOf: () => undefined, isLoaded: false };

/** Titles and ids of categories, both ways. undefined: they are not loaded. */
export const useCategoryNames = (categories: readonly Category[] | undefined): CategoryNames =>
  useMemo(() => {
    if (categories === undefined) return NOT_LOADED;
    const titles = new Map(categories.map(({ id, title }) => [id, title]));
    const ids = new Map(categories.map(({ id, title }) => [title.toLowerCase(), id]));
    return { titleOf: (id) => titles.get(id), idOf: (title) => ids.get(title.toLowerCase()) };
  }, [categories]);

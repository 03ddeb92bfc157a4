import type { Category } from '@catalogue/contract/entities/category';
import { useMemo } from 'react';
import type { CategoryNames } from '../spreadsheet/columns';

/** Titles and ids of categories, both ways. */
export const useCategoryNames = (categories: readonly Category[]): CategoryNames =>
  useMemo(() => {
    const titles = new Map(categories.map(({ id, title }) => [id, title]));
    const ids = new Map(categories.map(({ id, title }) => [title.toLowerCase(), id]));
    return { titleOf: (id) => titles.get(id), idOf: (title) => ids.get(title.toLowerCase()) };
  }, [categories]);

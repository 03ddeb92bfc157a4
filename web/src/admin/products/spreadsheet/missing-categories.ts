import type { CsvTable } from '../../data/csv';
import { columnMeanings } from './column-meanings';
import { CATEGORY_HEADER, isNone } from './columns';
import type { CategoryNames } from './columns';
import type { PlannedRow } from './plan-import';

/** Titles in the category column that no category has, each once, in the order of the file. */
export function missingCategories(
  { header, rows }: CsvTable,
  categories: CategoryNames,
  meanings = columnMeanings(header),
): string[] {
  const column = meanings.indexOf(CATEGORY_HEADER);
  if (column === -1) return [];
  const missing = new Map<string, string>();
  for (const { cells } of rows) {
    const title = cells[column] ?? '';
    if (title !== '' && !isNone(title) && categories.idOf(title) === undefined)
      missing.set(title.toLowerCase(), missing.get(title.toLowerCase()) ?? title);
  }
  return [...missing.values()];
}

/** Those of the new categories that rows without an error name. */
export const usedCategories = <Created extends { id: string }>(
  created: readonly Created[],
  rows: readonly PlannedRow[],
): Created[] => {
  const used = new Set(rows.map((row) => ('content' in row ? row.content.categoryId : null)));
  return created.filter(({ id }) => used.has(id));
};

/** The known categories together with new ones, whose ids are given. */
export function withNewCategories(categories: CategoryNames, created: readonly { id: string; title: string }[]): CategoryNames {
  return {
    titleOf: (id) => categories.titleOf(id) ?? created.find((one) => one.id === id)?.title,
    idOf: (title) => categories.idOf(title) ?? created.find((one) => one.title.toLowerCase() === title.toLowerCase())?.id,
  };
}

import type { CsvTable } from '../../data/csv';
import { COLUMNS, normalize } from './columns';
import type { CategoryNames } from './columns';

/** Titles in the category column that no category has, each once, in the order of the file. */
export function missingCategories({ header, rows }: CsvTable, categories: CategoryNames): string[] {
  const aliases = COLUMNS.find(({ field }) => field === 'categoryId')?.aliases ?? [];
  const column = header.findIndex((name) => aliases.includes(normalize(name)));
  if (column === -1) return [];
  const missing = new Map<string, string>();
  for (const { cells } of rows) {
    const title = cells[column] ?? '';
    const isNamed = !['', 'none'].includes(normalize(title));
    if (isNamed && categories.idOf(title) === undefined)
      missing.set(title.toLowerCase(), missing.get(title.toLowerCase()) ?? title);
  }
  return [...missing.values()];
}

/** The known categories together with new ones, whose ids are given. */
export function withNewCategories(categories: CategoryNames, created: readonly { id: string; title: string }[]): CategoryNames {
  return {
    titleOf: (id) => categories.titleOf(id) ?? created.find((one) => one.id === id)?.title,
    idOf: (title) => categories.idOf(title) ?? created.find((one) => one.title.toLowerCase() === title.toLowerCase())?.id,
  };
}

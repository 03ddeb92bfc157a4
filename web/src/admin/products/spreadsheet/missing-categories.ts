import { editDistance } from '../../../lib/edit-distance';
import type { CsvTable } from '../../../lib/csv';
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

/** Letters that may differ in a word of so many. */
const mistakesIn = (title: string): number => (title.length < 5 ? 1 : 2);

/** The category that a mistyped title most likely means; undefined: none is close. */
export function similarTitle(typed: string, titles: readonly string[]): string | undefined {
  const plain = (title: string): string =>
    title
      .toLowerCase()
      .replaceAll('&', 'and')
      .replaceAll(/[^\p{L}\p{N}]/gu, '');
  const wanted = plain(typed);
  const most = mistakesIn(wanted);
  const near = titles
    .map((title) => {
      const known = plain(title);
      // Both ways round: the distance does not count what a longer second word has at its end.
      return { title, distance: Math.max(editDistance(wanted, known, most), editDistance(known, wanted, most)) };
    })
    .filter(({ distance }) => distance <= most);
  return near.sort((one, other) => one.distance - other.distance)[0]?.title;
}

/** The known categories, where some titles of the file mean one of them: `means` by title in lower case. */
export const withMeanings = (categories: CategoryNames, means: Readonly<Record<string, string>>): CategoryNames => ({
  ...categories,
  idOf: (title) => categories.idOf(title) ?? categories.idOf(means[title.toLowerCase()] ?? title),
});

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

import type { Category } from '@catalogue/contract/entities/category';
import { useState } from 'react';
import { failureReason } from '../../data/failure-reason';
import { allCategories, allProducts } from './all-products';
import type { CategoryNames } from './columns';
import { choicesFor, planFile } from './plan-file';
import type { ImportChoices, ImportSource, PlannedImport } from './plan-file';
import { readFile, UnreadableFile } from './read-file';
import { newShortId } from '../../../lib/new-id';
import { SPREADSHEET_TEXTS } from './spreadsheet-texts';

/** Titles and ids of categories, both ways. */
export const namesOf = (categories: readonly Pick<Category, 'id' | 'title'>[]): CategoryNames => ({
  titleOf: (id) => categories.find((one) => one.id === id)?.title,
  idOf: (title) => categories.find((one) => one.title.toLowerCase() === title.toLowerCase())?.id,
});

/** Reads a file and the stored products, and plans the import; the plan follows the choices. Nothing is written. */
export function useImportPlan() {
  /** Products read so far; null: none are being read. */
  const [readCount, setReadCount] = useState<number | null>(null);
  const [planned, setPlanned] = useState<PlannedImport | null>(null);
  /** Why the chosen file was not planned. */
  const [problem, setProblem] = useState<string | null>(null);

  const readProducts = async () => {
    setReadCount(0);
    return allProducts(setReadCount).finally(() => setReadCount(null));
  };

  const plan = async (chosen: File): Promise<void> => {
    setPlanned(null);
    setProblem(null);
    try {
      const file = await readFile(chosen);
      const [products, confirmed] = await Promise.all([readProducts(), allCategories()]);
      const titles = confirmed.map(({ title }) => title);
      const source: ImportSource = { file, products, stored: namesOf(confirmed), titles, newId: newShortId };
      setPlanned(planFile(source, choicesFor(file)));
    } catch (error) {
      setProblem(error instanceof UnreadableFile ? error.message : SPREADSHEET_TEXTS.unprepared(failureReason(error)));
    }
  };

  const choose = (choices: ImportChoices): void => setPlanned((current) => current && planFile(current.source, choices));
  const cancel = (): void => setPlanned(null);

  return { readCount, readProducts, planned, problem, plan, choose, cancel };
}

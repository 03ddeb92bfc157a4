import { contentModule } from '../../data/firebase';
import { saveForm } from '../../data/pending-writes/pending-writes';
import { isWriteRefused } from '../../data/report-write';
import type { CreatedCategory } from './import-write';

/**
 * Deletes the categories of an undone import that hold no product and that nobody changed since. Returns them with their outcomes.
 * Rejects when the network fails; another call continues.
 */
export async function deleteEmptyCategories(created: readonly CreatedCategory[]): Promise<CreatedCategory[]> {
  const outcomes: CreatedCategory[] = [];
  for (const category of created) {
    const outcome = category.outcome === 'waiting' ? await deleteIfEmpty(category) : category.outcome;
    outcomes.push({ ...category, outcome });
  }
  return outcomes;
}

async function deleteIfEmpty({ id, title }: CreatedCategory): Promise<CreatedCategory['outcome']> {
  const { readFromServer, countProductsOf } = await contentModule();
  const stored = await readFromServer('categories', id);
  if (stored?.deletedAt !== null) return 'written';
  if (stored.revision !== 1 || (await countProductsOf(id)) > 0) return 'refused';
  try {
    await saveForm({ name: title, steps: [{ noun: 'categories', id, base: 1, change: { deleted: true } }] });
    return 'written';
  } catch (error) {
    if (isWriteRefused(error)) return 'refused';
    throw error;
  }
}

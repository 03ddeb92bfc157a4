import type { Category } from '@catalogue/contract/entities/category';
import { contentModule } from '../../data/firebase-modules';
import { nextHue } from '../../data/hues';
import { nextOrder } from '../../data/save-order';
import { saveForm } from '../../data/pending-writes/pending-writes';
import { isWriteRefused } from '../../data/report-write';
import type { CreatedCategory } from './import-write';

/** Creates categories with these ids and titles after the others. Resolves when the server has them. */
export async function createCategories(
  created: readonly { id: string; title: string }[],
  existing: readonly Category[],
): Promise<void> {
  const [first] = created;
  if (!first) return;
  const hues = existing.map(({ hue }) => hue);
  const steps = created.map(({ id, title }, index) => {
    const hue = nextHue(hues);
    hues.push(hue);
    const change = { title, description: '', coverImage: null, hue, order: nextOrder(existing) + index };
    return { noun: 'categories' as const, id, base: null, change };
  });
  await saveForm({ name: first.title, steps });
}

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

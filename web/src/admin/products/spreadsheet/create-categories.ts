import type { Category } from '@catalogue/contract/entities/category';
import { nextHue } from '../../data/hues';
import { nextOrder } from '../../data/next-order';
import { saveForm } from '../../data/pending-writes/pending-writes';

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

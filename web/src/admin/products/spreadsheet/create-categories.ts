import type { Category } from '@catalogue/contract/entities/category';
import { writesModule } from '../../data/firebase';
import { nextHue } from '../../data/hues';
import { nextOrder } from '../../data/next-order';

/** Creates categories with these ids and titles after the others. Resolves when the server has them. */
export async function createCategories(
  created: readonly { id: string; title: string }[],
  existing: readonly Category[],
): Promise<void> {
  const [first] = created;
  if (!first) return;
  const { commit } = await writesModule();
  const hues = existing.map(({ hue }) => hue);
  const changes = created.map(({ id, title }, index) => {
    const hue = nextHue(hues);
    hues.push(hue);
    const fields = {
      ...{ title, description: '', coverImage: null, hue, order: nextOrder(existing) + index },
      ...{ imageName: null, picture: null, deletedAt: null },
    };
    return { noun: 'categories' as const, id, base: null, fields };
  });
  await commit(changes, { action: 'added', noun: 'categories', id: first.id, title: first.title });
}

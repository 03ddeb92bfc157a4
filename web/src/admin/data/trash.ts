import type { CatalogueNoun } from '@catalogue/contract/entities/catalogue';
import { contentModule } from './firebase';

interface Item {
  noun: CatalogueNoun;
  id: string;
  revision: number;
  title: string;
}

/** Into the trash, from where it can be restored for 30 days. */
export async function moveToTrash({ noun, id, revision, title }: Item): Promise<void> {
  const content = await contentModule();
  await content.commit([{ noun, id, base: revision, fields: { deletedAt: content.NOW } }], {
    action: 'deleted',
    noun,
    id,
    title,
  });
}

/** Out of the trash, as it was. `revision` is the one in the trash. */
export async function restoreFromTrash({ noun, id, revision, title }: Item): Promise<void> {
  const { commit } = await contentModule();
  await commit([{ noun, id, base: revision, fields: { deletedAt: null } }], { action: 'restored', noun, id, title });
}

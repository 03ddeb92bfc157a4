import type { CatalogueNoun } from '@catalogue/contract/entities/catalogue';
import type { ComponentProps } from 'react';
import { confirm } from '../../ui/dialogs';
import type { Picture } from '../../ui/picture';
import { ADMIN_TEXTS } from '../admin-texts';
import { ItemQuestion } from '../ui/item-question';
import { writesModule } from './firebase';
import { reportWrite } from './report-write';
import { commitJournaled } from './write-journal';

export interface TrashItem {
  noun: CatalogueNoun;
  id: string;
  revision: number;
  title: string;
}

async function moveToTrash({ noun, id, revision, title }: TrashItem): Promise<void> {
  const { NOW } = await writesModule();
  await commitJournaled([{ noun, id, base: revision, fields: { deletedAt: NOW } }], { action: 'deleted', noun, id, title });
}

/** Restores an item from the trash. `revision` is its revision there. */
export async function restoreFromTrash({ noun, id, revision, title }: TrashItem): Promise<void> {
  await commitJournaled([{ noun, id, base: revision, fields: { deletedAt: null } }], { action: 'restored', noun, id, title });
}

interface DeleteTexts {
  /** What else happens; the note about the trash follows it. */
  question?: string;
  /** The verb on the button. */
  action: string;
  successMessage: string;
  failureMessage?: string;
}

/** Asks, moves an item to the trash, reports it and offers to undo it. */
export async function deleteWithUndo(
  item: TrashItem,
  picture: ComponentProps<typeof Picture>['picture'],
  { question, action, ...messages }: DeleteTexts,
): Promise<void> {
  const body = (
    <ItemQuestion title={item.title} picture={picture}>
      {question} {ADMIN_TEXTS.restorable} {item.noun !== 'banners' && ADMIN_TEXTS.revert}
    </ItemQuestion>
  );
  if (!(await confirm({ title: ADMIN_TEXTS.sure, body, action, danger: true }))) return;
  const { title } = item;
  const undo = () => {
    const restored = restoreFromTrash({ ...item, revision: item.revision + 1 });
    void reportWrite(restored, { title, successMessage: ADMIN_TEXTS.undone });
  };
  await reportWrite(moveToTrash(item), { title, ...messages, undo });
}

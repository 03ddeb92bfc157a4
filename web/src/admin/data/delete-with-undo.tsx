import type { CatalogueNoun } from '@catalogue/contract/entities/catalogue';
import type { ComponentProps } from 'react';
import { confirm } from '../../ui/dialogs';
import { isReachable } from '../../data/network/network-status';
import { within } from '../../lib/within';
import type { Picture } from '../../ui/picture';
import { ADMIN_TEXTS } from '../admin-texts';
import { ItemQuestion } from '../ui/item-question';
import { checkSku } from './check-sku';
import { writesModule } from './firebase-modules';
import { reportWrite } from './report-write';
import { saveForm } from './pending-writes/pending-writes';

export interface TrashItem {
  noun: CatalogueNoun;
  id: string;
  revision: number;
  title: string;
  /** Item number of a product. */
  sku?: string | null;
}

/** Moves an item into the trash or out of it. */
const save = ({ noun, id, revision: base, title }: TrashItem, change: { deleted: boolean; sku?: null }): Promise<void> =>
  saveForm({ name: title, steps: [{ noun, id, base, change }] });

/**
 * Restores an item from the trash and reports it. `revision` is its revision there. A product whose item number another product
 * has by now comes back without the number, after a question.
 */
export async function restoreFromTrash(item: TrashItem, successMessage: string): Promise<void> {
  const { title, sku = null } = item;
  const { owner, isConfirmed } = sku === null ? NO_CONFLICT : await checkSku(sku, item.id);
  const isTaken = sku !== null && owner !== null;
  if (isTaken && !(await confirm(ADMIN_TEXTS.restoreWithoutSku(title, sku, owner)))) return;
  const note = sku !== null && !isConfirmed ? ADMIN_TEXTS.skuUnchecked(sku) : undefined;
  await reportWrite(save(item, { deleted: false, ...(isTaken && { sku: null }) }), { title, successMessage, note });
}

const NO_CONFLICT = { owner: null, isConfirmed: true };

interface DeleteOptions {
  /** What else happens; the note about the trash follows it. */
  question?: string;
  /** The verb on the button. */
  action: string;
  successMessage: string;
  failureMessage?: string;
  /** Takes what belongs to it from this device. Resolves to the function that brings it back when the deletion is undone. */
  onDeleted?: () => Promise<() => Promise<unknown>>;
}

/** Asks, moves an item to the trash, reports it and offers to undo it. */
export async function deleteWithUndo(
  item: TrashItem,
  picture: ComponentProps<typeof Picture>['picture'],
  { question, action, onDeleted, ...messages }: DeleteOptions,
): Promise<void> {
  const body = (
    <ItemQuestion title={item.title} picture={picture}>
      {question} {ADMIN_TEXTS.restorable} {item.noun !== 'banners' && ADMIN_TEXTS.revert}
    </ItemQuestion>
  );
  const current = currentRevision(item);
  if (!(await confirm({ title: ADMIN_TEXTS.sure, body, action, danger: true }))) return;
  const { title } = item;
  const revision = await current;
  let bringBack: (() => Promise<unknown>) | undefined;
  const undo = async (): Promise<void> => {
    await bringBack?.();
    await restoreFromTrash({ ...item, revision: revision + 1 }, ADMIN_TEXTS.undone);
  };
  const isDeleted = await reportWrite(save({ ...item, revision }, { deleted: true }), {
    ...{ title, ...messages },
    undo: () => void undo(),
  });
  if (isDeleted) bringBack = await onDeleted?.();
}

/** A deletion waits this long for the server's revision, most of it while the question is read. */
const REVISION_MS = 4000;

/**
 * The revision of an item as the question is asked. A list opens from the device's copy, and may show an older one until the server
 * answers; it may also show a newer one, with a change that has not been sent.
 */
async function currentRevision({ noun, id, revision }: TrashItem): Promise<number> {
  if (!isReachable()) return revision;
  const stored = writesModule().then(({ readStored }) => readStored(noun, id));
  const known = await within(REVISION_MS, stored).catch(() => null);
  return Math.max(revision, known?.revision ?? 0);
}

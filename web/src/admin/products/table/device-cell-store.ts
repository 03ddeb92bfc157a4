import { productField } from '@catalogue/contract/product-fields';
import * as v from 'valibot';
import { readAll, remove, write } from '../../../data/device-store/database';
import { ownKey } from '../../../data/device-store/own-keys';
import { newId } from '../../../lib/new-id';
import { adminQueryClient } from '../../data/admin-query-client';
import { contentModule } from '../../data/firebase-modules';
import type { PendingWrite, ProductStep } from '../../data/pending-writes/pending-write';
import { pendingWrites } from '../../data/pending-writes/pending-writes';
import { contentQuery } from '../../data/queries/content';
import { productRows } from '../../data/product-row';
import { notifyIfPending } from '../../data/report-write';
import { productEdits } from './cell-edits';
import { createCellStore } from './cell-store';
import { showCell } from './cell-columns';
import { cellValuesOf, contentChangeOf, type CellChange, type CellName } from './cell-values';

/** What a person typed, by the name of its column. */
function typedOf(change: CellChange): Record<string, string> {
  const categories = adminQueryClient.getQueryData(contentQuery('categories').queryKey)?.rows ?? [];
  const names = {
    titleOf: (id: string) => categories.find((category) => category.id === id)?.title ?? id,
    idOf: () => undefined,
  };
  return Object.fromEntries(
    Object.entries(change).map(([name, value]) => [
      productField(name as CellName).label,
      showCell<CellName>(name as CellName, value, names),
    ]),
  );
}

/** The cell edits of this device. */
export const deviceCellStore = createCellStore({
  newId,
  send: async ({ id, title, base }, change, writeId) => {
    const name = change.title ?? title;
    const step: ProductStep = {
      ...{ noun: 'products', id, title: name, base, change: contentChangeOf(change), outcome: 'waiting' },
    };
    const typed = typedOf(change);
    const cells: PendingWrite = { id: writeId, name, startedAt: Date.now(), kind: 'cells', steps: [step], undo: [], typed };
    const sent = pendingWrites.send(cells);
    void notifyIfPending(sent, title);
    return (await sent).write.steps[0]?.outcome ?? 'waiting';
  },
  outcomeOfEarlier: pendingWrites.outcomeOfEarlier,
  read: async (id) => {
    const stored = await (await contentModule()).readProductWhenConnected(id);
    const [row] = stored ? productRows(undefined, [stored]) : [];
    return row ? { cells: cellValuesOf(row), revision: row.revision } : null;
  },
  keep: (id, edits) => (edits ? write('drafts', ownKey('cells', id), edits) : remove('drafts', ownKey('cells', id))),
  readKept: async () =>
    [...(await readAll('drafts'))].flatMap(([key, stored]) => {
      const parsed = v.safeParse(productEdits, stored);
      return key.startsWith(ownKey('cells')) && parsed.success ? [parsed.output] : [];
    }),
});

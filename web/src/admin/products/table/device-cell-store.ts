import * as v from 'valibot';
import { readAll, remove, write } from '../../../data/device-store/database';
import { contentModule, writesModule } from '../../data/firebase';
import { productRows } from '../../data/product-row';
import { isWriteRefused, notifyIfPending } from '../../data/report-write';
import { fieldsOfChange } from '../product-content';
import { productEdits } from './cell-edits';
import { createCellStore } from './cell-store';
import { cellValuesOf, contentChangeOf } from './cell-values';

const PREFIX = 'cells/';

/** The cell edits of this device. */
export const deviceCellStore = createCellStore({
  newId: () => crypto.randomUUID(),
  commit: async ({ id, title, base }, change, entryId) => {
    const fields = fieldsOfChange(contentChangeOf(change));
    const entry = { action: 'changed', noun: 'products', id, entryId, title: change.title ?? title } as const;
    const written = writesModule().then(({ commit }) => commit([{ noun: 'products', id, base, fields }], entry));
    void notifyIfPending(written, title);
    await written;
  },
  wasCommitted: async (entryId) => (await writesModule()).wasCommitted(entryId),
  reasonOf: (error) => {
    if (!isWriteRefused(error)) return 'failed';
    return 'isConflict' in error && error.isConflict === true ? 'conflict' : 'refused';
  },
  read: async (id) => {
    const stored = await (await contentModule()).readWhenConnected('products', id);
    const [row] = stored ? productRows(undefined, [stored]) : [];
    return row ? { cells: cellValuesOf(row), revision: row.revision } : null;
  },
  keep: (id, edits) => (edits ? write('drafts', PREFIX + id, edits) : remove('drafts', PREFIX + id)),
  readKept: async () =>
    [...(await readAll('drafts'))].flatMap(([key, stored]) => {
      const parsed = v.safeParse(productEdits, stored);
      return key.startsWith(PREFIX) && parsed.success ? [parsed.output] : [];
    }),
});

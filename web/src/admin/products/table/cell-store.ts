import { isSameFact } from '@catalogue/contract/entities/product-facts';
import { observable } from '../../../lib/observable';
import type { ProductRow } from '../../data/product-row';
import { accept, addEdit, cellsToSend, dropCell, rebase, resolve } from './cell-edits';
import type { ProductEdits } from './cell-edits';
import { cellValuesOf } from './cell-values';
import type { CellChange, CellName } from './cell-values';

/** The Firestore and storage calls of the store. */
export interface CellPort {
  newId: () => string;
  /** Resolves when the server has the write. Offline, it stays pending. */
  commit: (edits: ProductEdits, change: CellChange, entryId: string) => Promise<void>;
  /** Whether the server took a write of an earlier page load. */
  wasCommitted: (entryId: string) => Promise<boolean>;
  /** 'conflict': somebody else changed the product first. 'refused': the rules do not allow the write. */
  reasonOf: (error: unknown) => 'conflict' | 'refused' | 'failed';
  /** The product's cells as the server has them; null: it is gone. */
  read: (id: string) => Promise<{ cells: CellChange; revision: number } | null>;
  /** Stores a product's edits on the device; null removes them. */
  keep: (id: string, edits: ProductEdits | null) => Promise<unknown>;
  readKept: () => Promise<ProductEdits[]>;
}

/** An edit that can be undone. */
export interface UndoableEdit {
  /** When it was made, ms. */
  at: number;
  row: Pick<ProductRow, 'id' | 'title' | 'facets'>;
  name: CellName;
  before: CellChange;
  after: CellChange;
}

/** Saved cells of a product, shown until the list has them. */
interface Saved {
  change: CellChange;
  revision: number;
}

export interface CellState {
  edits: ReadonlyMap<string, ProductEdits>;
  saved: ReadonlyMap<string, Saved>;
  /** Edits of this page load, oldest first. */
  history: readonly UndoableEdit[];
}

const LONGEST_HISTORY = 100;

/** Edits of table cells: sent one write per product at a time, kept on the device until the server has them. */
export function createCellStore(port: CellPort) {
  const state = observable<CellState>({ edits: new Map(), saved: new Map(), history: [] });

  const setEdits = async (id: string, edits: ProductEdits | null): Promise<void> => {
    const next = new Map(state.get().edits);
    if (edits) next.set(id, edits);
    else next.delete(id);
    state.set({ ...state.get(), edits: next });
    await port.keep(id, edits);
  };

  const setSaved = (id: string, change: CellChange, revision: number): void => {
    const { saved } = state.get();
    const next = { change: { ...saved.get(id)?.change, ...change }, revision };
    state.set({ ...state.get(), saved: new Map(saved).set(id, next) });
  };

  async function send(id: string): Promise<void> {
    const edits = state.get().edits.get(id);
    const change = edits && cellsToSend(edits);
    if (!edits || !change) return;
    if (Object.keys(change).length === 0) {
      if (accept({ ...edits, sent: null }) === null && edits.sent === null) await setEdits(id, null);
      return;
    }
    const entryId = port.newId();
    const sending = { ...edits, sent: { entryId, change } };
    await setEdits(id, sending);
    await settle(id, port.commit(sending, change, entryId));
  }

  async function settle(id: string, write: Promise<unknown>): Promise<void> {
    try {
      await write;
    } catch (error) {
      return onRefusal(id, port.reasonOf(error));
    }
    const edits = state.get().edits.get(id);
    if (!edits?.sent) return;
    setSaved(id, edits.sent.change, edits.base + 1);
    await setEdits(id, accept(edits));
    await send(id);
  }

  async function onRefusal(id: string, reason: 'conflict' | 'refused' | 'failed'): Promise<void> {
    const stored = reason === 'conflict' ? await port.read(id).catch(() => undefined) : undefined;
    // Read after the answer: more may have been typed meanwhile.
    const edits = state.get().edits.get(id);
    if (!edits) return;
    if (!stored) return setEdits(id, { ...edits, sent: null, isRefused: true });
    await setEdits(id, rebase(edits, stored.cells, stored.revision));
    await send(id);
  }

  const edit = async (row: ProductRow, change: CellChange): Promise<void> => {
    const edits = addEdit(state.get().edits.get(row.id), row, change, cellValuesOf(row));
    await setEdits(row.id, edits);
    await send(row.id);
  };

  const update = async (id: string, change: (edits: ProductEdits) => ProductEdits | null): Promise<void> => {
    const edits = state.get().edits.get(id);
    if (!edits) return;
    await setEdits(id, change(edits));
    await send(id);
  };

  return {
    get: state.get,
    subscribe: state.subscribe,
    /** Edits one cell. `row` is shown as stored, with unsaved edits of other cells. */
    edit: (row: ProductRow, name: CellName, change: CellChange): Promise<void> => {
      const before = { [name]: cellValuesOf(row)[name] } as CellChange;
      const history = [...state.get().history, { at: Date.now(), row, name, before, after: change }].slice(-LONGEST_HISTORY);
      state.set({ ...state.get(), history });
      return edit(row, change);
    },
    /**
     * Undoes the last edit; `rowOf` returns the row as shown. An unsaved edit is discarded. Resolves to whether it was undone: not
     * when the cell has another value by now. null: there is no edit.
     */
    undo: async (rowOf: (id: string) => ProductRow | undefined): Promise<{ edit: UndoableEdit; isDone: boolean } | null> => {
      const last = state.get().history.at(-1);
      if (!last) return null;
      state.set({ ...state.get(), history: state.get().history.slice(0, -1) });
      const { name, after, before } = last;
      const row = rowOf(last.row.id);
      if (!row || !isSameFact(cellValuesOf(row)[name], after[name])) return { edit: last, isDone: false };
      const unsaved = state.get().edits.get(row.id);
      if (unsaved && (name in unsaved.theirs || unsaved.isRefused)) await update(row.id, (edits) => dropCell(edits, name));
      else await edit(row, before);
      return { edit: last, isDone: true };
    },
    resolve: (id: string, name: CellName, take: 'mine' | 'theirs') => update(id, (edits) => resolve(edits, name, take)),
    retry: (id: string) => update(id, (edits) => ({ ...edits, isRefused: false })),
    drop: (id: string, name: CellName) => update(id, (edits) => dropCell(edits, name)),
    /** Sends the edits that an earlier page load left. */
    resume: async (): Promise<void> => {
      for (const edits of await port.readKept()) {
        if (state.get().edits.has(edits.id)) continue;
        await setEdits(edits.id, edits);
        if (!edits.sent) void send(edits.id);
        else void resumeSent(edits.id, edits.sent.entryId);
      }
    },
  };

  async function resumeSent(id: string, entryId: string): Promise<void> {
    const isCommitted = await port.wasCommitted(entryId).catch(() => null);
    if (isCommitted === null) return;
    if (isCommitted) await settle(id, Promise.resolve());
    else await onRefusal(id, 'conflict');
  }
}

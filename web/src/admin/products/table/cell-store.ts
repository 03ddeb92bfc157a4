import { isSameFact } from '@catalogue/contract/entities/product-facts';
import { observable } from '../../../lib/observable';
import type { Step } from '../../data/pending-writes/pending-write';
import type { ProductRow } from '../../data/product-row';
import { accept, addEdit, cellsToSend, dropCell, rebase, resolve } from './cell-edits';
import type { ProductEdits } from './cell-edits';
import { cellValuesOf } from './cell-values';
import type { CellChange, CellName } from './cell-values';

type Outcome = Step['outcome'];

/** The Firestore and storage calls of the store. */
export interface CellPort {
  newId: () => string;
  /** Resolves to the outcome of a write; 'waiting': the network failed. Offline, it stays pending. */
  send: (edits: ProductEdits, change: CellChange, writeId: string) => Promise<Outcome>;
  /** The outcome of a write of an earlier page load; null: the device does not know it any more. */
  outcomeOfEarlier: (writeId: string) => Promise<Outcome | null>;
  /** The product's cells as the server has them; null: it was deleted. */
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

export interface CellState {
  edits: ReadonlyMap<string, ProductEdits>;
  /** Cells of products that were saved last, for their marks. */
  saved: ReadonlyMap<string, { names: readonly CellName[]; revision: number }>;
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

  async function send(id: string): Promise<void> {
    const edits = state.get().edits.get(id);
    const change = edits && cellsToSend(edits);
    if (!edits || !change) return;
    if (Object.keys(change).length === 0) {
      if (accept({ ...edits, sent: null }) === null && edits.sent === null) await setEdits(id, null);
      return;
    }
    const writeId = port.newId();
    const sending = { ...edits, sent: { writeId, change } };
    await setEdits(id, sending);
    await settle(id, writeId, await port.send(sending, change, writeId));
  }

  /** The edits of a product, if they wait for this write: its outcome may be heard twice. */
  const waitingFor = (id: string, writeId: string): ProductEdits | undefined => {
    const edits = state.get().edits.get(id);
    return edits?.sent?.writeId === writeId ? edits : undefined;
  };

  async function settle(id: string, writeId: string, outcome: Outcome): Promise<void> {
    if (outcome !== 'written') return onRefusal(id, writeId, outcome);
    const edits = waitingFor(id, writeId);
    if (!edits?.sent) return;
    const names = Object.keys(edits.sent.change) as CellName[];
    state.set({ ...state.get(), saved: new Map(state.get().saved).set(id, { names, revision: edits.base + 1 }) });
    await setEdits(id, accept(edits));
    await send(id);
  }

  async function onRefusal(id: string, writeId: string, outcome: Outcome): Promise<void> {
    const stored = outcome === 'conflict' ? await port.read(id).catch(() => undefined) : undefined;
    // Read after the answer: more may have been typed meanwhile.
    const edits = waitingFor(id, writeId);
    if (!edits) return;
    if (!stored) return setEdits(id, { ...edits, sent: null, isRefused: true });
    await setEdits(id, rebase(edits, stored.cells, stored.revision));
    await send(id);
  }

  async function settleWhenKnown(id: string, writeId: string): Promise<void> {
    try {
      // If the outcome is not known, the stored product shows it.
      await settle(id, writeId, (await port.outcomeOfEarlier(writeId)) ?? 'conflict');
    } catch {
      // The storage does not answer. The queue goes on later: see settleEarlier.
    }
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
    /**
     * Takes the outcome of a write that another tab left. The cells that it was sent for are this page's from now on. Resolves to whether the
     * device has them: the same product's cells may have been edited in two tabs.
     */
    settleEarlier: async (id: string, writeId: string, outcome: Outcome): Promise<boolean> => {
      const known = state.get().edits.get(id);
      const left = known ?? (await port.readKept()).find((edits) => edits.id === id);
      if (left?.sent?.writeId !== writeId) return false;
      if (!known) await setEdits(id, left);
      await settle(id, writeId, outcome);
      return true;
    },
    /** Sends the edits that an earlier page load left. */
    resume: async (): Promise<void> => {
      for (const edits of await port.readKept()) {
        if (state.get().edits.has(edits.id)) continue;
        await setEdits(edits.id, edits);
        if (edits.sent) void settleWhenKnown(edits.id, edits.sent.writeId);
        else void send(edits.id);
      }
    },
  };
}

export type CellStore = ReturnType<typeof createCellStore>;

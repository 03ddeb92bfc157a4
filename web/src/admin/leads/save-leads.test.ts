import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PendingWrite } from '../data/pending-writes/pending-write';
import type { SendOptions } from '../data/pending-writes/write-queue';
import { clearNoteDraft, readNoteDrafts, storeNoteDraft } from './use-note-draft';
import { saveLeads } from './save-leads';

const send = vi.hoisted(() => vi.fn());
vi.mock('../data/pending-writes/pending-writes', () => ({ pendingWrites: { send } }));
vi.mock('../data/report-write', () => ({ notifyIfPending: () => Promise.resolve(false) }));
vi.mock('../../ui/notify', () => ({ notify: () => Promise.resolve() }));

const lead = { kind: 'order', id: 'lead', reference: 'O-7F3K2M9', revision: 1 } as const;
const noteOf = async () => (await readNoteDrafts(Date.now())).get('lead')?.note;
const addNote = (note: string) =>
  saveLeads({
    changes: [{ lead, change: { from: {}, to: { note } } }],
    message: () => null,
    onKept: () => void clearNoteDraft('lead', note),
  });

/** A write that fails, before or after this device has it. */
const failing =
  (isKept: boolean) =>
  async (write: PendingWrite, { onKept, onSettled }: SendOptions): Promise<unknown> => {
    if (isKept) onKept?.(true);
    const settled = { write, failure: new Error('offline') };
    await onSettled?.(settled);
    return settled;
  };

beforeEach(() => storeNoteDraft('lead', { note: 'Wants blue', changedAt: Date.now() }));

describe('a note that could not be added', () => {
  it('stays in its field where this device could not keep it', async () => {
    send.mockImplementation(failing(false));
    await addNote('Wants blue');
    expect(await noteOf()).toBe('Wants blue');
  });

  it('comes back into its field where it failed later', async () => {
    send.mockImplementation(failing(true));
    await addNote('Wants blue');
    await vi.waitFor(async () => expect(await noteOf()).toBe('Wants blue'));
  });
});

it('a note that only memory has stays in its field until the server has it', async () => {
  let settle = (): void => undefined;
  const written = new Promise<void>((resolve) => (settle = resolve));
  send.mockImplementation(async (write: PendingWrite, { onKept, onSettled }: SendOptions): Promise<void> => {
    onKept?.(false);
    await written;
    const steps = write.steps.map((step) => ({ ...step, outcome: 'written' as const }));
    await onSettled?.({ write: { ...write, steps }, failure: null });
  });
  const added = addNote('Wants blue');
  expect(await noteOf()).toBe('Wants blue');
  settle();
  await added;
  await vi.waitFor(async () => expect(await noteOf()).toBeUndefined());
});

it('a note that is kept leaves its field', async () => {
  send.mockImplementation((_: PendingWrite, { onKept }: SendOptions) => {
    onKept?.(true);
    return new Promise(() => undefined);
  });
  await addNote('Wants blue');
  expect(await noteOf()).toBeUndefined();
});

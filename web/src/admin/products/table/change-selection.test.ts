import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readAll } from '../../../data/device-store/database';
import type { PendingWrite, ProductStep } from '../../data/pending-writes/pending-write';
import { pendingSteps } from '../../data/pending-writes/pending-steps';
import { changeSelection, reportEarlier, undoableChanges, undoSelection } from './change-selection';

const port = vi.hoisted(() => ({ commit: vi.fn(), hasEntry: vi.fn(), readStored: vi.fn() }));
const device = vi.hoisted(() => ({ isModuleMissing: false }));
const notify = vi.hoisted(() => vi.fn());
vi.mock('../../../ui/notify', () => ({ notify }));
vi.mock('../../data/report-write', () => ({ notifyIfPending: () => Promise.resolve() }));
vi.mock('../../data/firebase-modules', () => ({
  writesModule: () =>
    device.isModuleMissing
      ? Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
      : Promise.resolve({ ...port, authorId: () => 'asha', isRefusal: () => true }),
}));

const change: PendingWrite<ProductStep> = {
  ...{ id: 'hide', name: 'Hide 2 products', startedAt: 1, kind: 'selection', undo: [] },
  steps: [
    { noun: 'products', id: 'mug', title: 'Mug', sku: 'DRK-1', base: 3, change: { live: false }, outcome: 'waiting' },
    { noun: 'products', id: 'pen', title: 'Pen', sku: null, base: 1, change: { live: false }, outcome: 'waiting' },
  ],
};
const deletion: typeof change = {
  ...change,
  name: 'Delete 2 products',
  steps: change.steps.map((step) => ({ ...step, change: { deleted: true } })),
};
const kept = async () => [...(await readAll('drafts')).keys()];

vi.stubGlobal('navigator', {});

beforeEach(() => {
  vi.resetAllMocks();
  undoableChanges.set([]);
  device.isModuleMissing = false;
  port.hasEntry.mockResolvedValue(false);
  port.readStored.mockResolvedValue(null);
});

describe('changeSelection', () => {
  it('keeps the change on the device and its steps in the list until the server has answered', async () => {
    let answer = (): void => undefined;
    port.commit.mockReturnValue(new Promise<void>((resolve) => void (answer = resolve)));
    const running = changeSelection(change);
    await vi.waitFor(() => expect(port.commit).toHaveBeenCalled());
    expect(await kept()).toEqual(['write/hide']);
    expect([...pendingSteps.get().keys()]).toEqual(['mug', 'pen']);
    answer();
    expect((await running).steps.every(({ outcome }) => outcome === 'written')).toBe(true);
    expect(await kept()).toEqual([]);
    expect(notify).toHaveBeenCalledWith('Hide 2 products: done.', expect.objectContaining({ kind: 'success' }));
  });

  it('names what was refused, by item number and title', async () => {
    port.commit.mockImplementation((steps: ProductStep[]) =>
      steps.some(({ id }) => id === 'mug') ? Promise.reject(new Error('refused')) : Promise.resolve(),
    );
    const { steps } = await changeSelection(change);
    expect(steps.map(({ outcome }) => outcome)).toEqual(['conflict', 'written']);
    expect(notify).toHaveBeenCalledWith(
      'Hide 2 products: done but for 1. Somebody else changed meanwhile: DRK-1 Mug.',
      expect.objectContaining({ kind: 'failure' }),
    );
  });

  it('reports a deletion with SPEC’s message and its count', async () => {
    port.commit.mockResolvedValue(undefined);
    await changeSelection(deletion);
    expect(notify).toHaveBeenCalledWith(
      'Deleted! Your file has been deleted. 2 products are in the trash.',
      expect.objectContaining({ kind: 'success' }),
    );
  });

  it('says that the server did not take a deletion, with SPEC’s sentence first', async () => {
    port.commit.mockRejectedValue(new Error('refused'));
    port.readStored.mockImplementation((_: string, id: string) => Promise.resolve({ revision: id === 'mug' ? 3 : 1 }));
    const { steps } = await changeSelection(deletion);
    expect(steps.map(({ outcome }) => outcome)).toEqual(['refused', 'refused']);
    expect(notify).toHaveBeenCalledWith(
      expect.stringMatching(/^Error in Deleting product\. .*The server did not take: DRK-1 Mug, Pen\./),
      expect.objectContaining({ kind: 'failure' }),
    );
  });

  it('says of a change that every product had already that it is done', async () => {
    await changeSelection({ ...change, steps: [] });
    expect(notify).toHaveBeenCalledWith('Hide 2 products: done.', expect.objectContaining({ kind: 'success' }));
  });
});

describe('without the code that writes', () => {
  beforeEach(() => {
    device.isModuleMissing = true;
  });
  const failure: unknown = expect.objectContaining({
    kind: 'failure',
    action: expect.objectContaining({ label: 'Try again' }) as object,
  });

  it('says that a change was not sent, and offers to try again', async () => {
    const { steps } = await changeSelection(change);
    expect(steps.every(({ outcome }) => outcome === 'waiting')).toBe(true);
    expect(notify).toHaveBeenCalledWith(expect.stringMatching(/^Hide 2 products: the server did not answer/), failure);
  });

  it('says with SPEC’s sentence that a deletion was not sent', async () => {
    await changeSelection(deletion);
    expect(notify).toHaveBeenCalledWith(
      expect.stringMatching(/^Error in Deleting product\. Delete 2 products: the server did not answer/),
      failure,
    );
  });

  it('still offers to undo a change that was not undone', async () => {
    const done: typeof change = {
      ...change,
      steps: change.steps.map((step) => ({ ...step, outcome: 'written' })),
      undo: change.steps.map((step) => ({ ...step, base: (step.base ?? 0) + 1, change: { live: true } })),
    };
    undoableChanges.set([done]);
    await undoSelection(done);
    expect(notify).toHaveBeenCalledWith(expect.stringMatching(/^Hide 2 products: the server did not answer/), failure);
    expect(undoableChanges.get()).toEqual([done]);
  });
});

describe('a change that an earlier page load left', () => {
  it('is reported, and can be undone', () => {
    const done = { ...change, steps: change.steps.map((step) => ({ ...step, outcome: 'written' as const })) };
    reportEarlier(done);
    expect(notify).toHaveBeenCalledWith('Hide 2 products: done.', expect.objectContaining({ kind: 'success' }));
    expect(undoableChanges.get()).toEqual([done]);
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_PRODUCT } from '../../data/product-content';
import type { FormWrite } from '../../data/pending-writes/pending-writes';
import { readDraft } from './product-draft';
import { saveProduct } from './save-product';

const { saveForm, notify } = vi.hoisted(() => ({ saveForm: vi.fn<(write: FormWrite) => Promise<void>>(), notify: vi.fn() }));
vi.mock('../../data/pending-writes/pending-writes', () => ({
  saveForm,
  pendingWrites: { waitingFor: () => Promise.resolve(null) },
}));
vi.mock('../../../lib/clean-html', () => ({ cleanHtml: (html: string) => html }));
vi.mock('../../../ui/notify', () => ({ notify }));

const refusal = Object.assign(new Error(), { name: 'WriteRefused', isConflict: true });

/** The outcome that write-queue.ts reports of a write whose step ended so. */
const settle = ({ steps, onSettled }: FormWrite, outcome: 'written' | 'conflict' | 'waiting') =>
  onSettled?.({
    write: {
      ...{ id: 'write', name: '', startedAt: 0, kind: 'product', undo: [] },
      steps: steps.map((step) => ({ ...step, title: '', outcome })),
    },
    failure: null,
  });

function save(id: string) {
  const deleteTyped = vi.fn();
  const onOpen = vi.fn();
  const content = { ...EMPTY_PRODUCT, title: 'Mug', live: false };
  return { deleteTyped, onOpen, ...saveProduct({ id, from: null, content, pictures: null, deleteTyped, onOpen }) };
}

describe('saveProduct', () => {
  beforeEach(() => {
    vi.clearAllMocks();
  });

  it('deletes what was typed when this device has the write, and not before', async () => {
    let keep: () => void = () => undefined;
    saveForm.mockImplementation(
      ({ onKept }) =>
        new Promise(() => {
          keep = () => onKept?.(true);
        }),
    );
    const { kept, deleteTyped } = save('a');
    await vi.waitFor(() => expect(saveForm).toHaveBeenCalled());
    expect(deleteTyped).not.toHaveBeenCalled();
    keep();
    expect(await kept).toBe(true);
    expect(deleteTyped).toHaveBeenCalledOnce();
  });

  it('leaves the draft where it is when the device could not take the write, and says so', async () => {
    saveForm.mockImplementation(async (write) => {
      await settle(write, 'waiting');
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const { kept, deleteTyped } = save('b');
    expect(await kept).toBe(false);
    expect(deleteTyped).not.toHaveBeenCalled();
    expect(await readDraft('b')).toBeNull();
    expect(notify).toHaveBeenCalledWith(expect.stringContaining('“Mug” could not be saved.'), expect.anything());
  });

  it('gives a refused new product a draft of its own, which the message opens', async () => {
    saveForm.mockImplementation(async (write) => {
      write.onKept?.(true);
      await settle(write, 'conflict');
      throw refusal;
    });
    const { accepted, onOpen } = save('c');
    expect(await accepted).toBe(false);
    expect((await readDraft('c'))?.values.title).toBe('Mug');
    const [, toast] = notify.mock.lastCall as [string, { action: { run: () => void } }];
    toast.action.run();
    expect(onOpen).toHaveBeenCalledWith('/Admin/add-product?draft=c');
  });
});

import { MIDDLE } from '@catalogue/contract/entities/banner';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PendingWrite } from '../data/pending-writes/pending-write';
import type { FormWrite } from '../data/pending-writes/pending-writes';
import { chosenIn, newBannersDrafts, newBannersKey, onTakenBack, toDraft } from './banner-drafts';
import { restoreRefused, uploadBanners } from './upload-banners';

const { saveForm, filesOf, notify } = vi.hoisted(() => ({
  saveForm: vi.fn<(write: FormWrite) => Promise<void>>(),
  filesOf: vi.fn<(writeId: string) => Promise<Record<string, Blob>>>(),
  notify: vi.fn(),
}));
vi.mock('../data/pending-writes/pending-writes', () => ({ saveForm, pendingWrites: { filesOf } }));
vi.mock('../../ui/notify', () => ({ notify }));
vi.mock('../uploads/upload-queue', () => ({ whenUploaded: () => Promise.resolve(true) }));

const key = newBannersKey('carousel');
const typed = { alt: 'Summer sale', words: '50 % off', startsAt: '', endsAt: '' };
const chosen = (id: string) => ({ id, name: `${id}.png`, picture: new Blob([id]), ratio: 1.5, typed, focus: MIDDLE });
const form = { writer: 'open', base: null };
const chosenAgain = async () => {
  const draft = await newBannersDrafts.read(key);
  return draft ? chosenIn(draft) : [];
};

const writeOf = ({ steps, pictures = [], kept }: FormWrite, outcome: 'written' | 'refused'): PendingWrite => ({
  ...{ id: 'write', name: '', startedAt: 0, kind: 'form', undo: [], kept },
  steps: steps.map((step) => ({ ...step, title: '', outcome })),
  pictures: pictures.map(({ file: _, ...picture }) => ({ ...picture, problem: null })),
});

function settleWith(outcome: 'written' | 'refused'): void {
  saveForm.mockImplementation(async (write) => {
    await write.onSettled?.({ write: writeOf(write, outcome), failure: null });
    if (outcome === 'refused') throw Object.assign(new Error(), { name: 'WriteRefused', isConflict: false });
  });
}

beforeEach(async () => {
  vi.clearAllMocks();
  await newBannersDrafts.change(key, () => undefined);
});

describe('images that the server refuses', () => {
  it('are chosen again before those chosen since, once their form was left', async () => {
    await newBannersDrafts.save(key, toDraft([chosen('since')]), form);
    settleWith('refused');
    await uploadBanners('carousel', [chosen('one'), chosen('two')], 1);
    const again = await chosenAgain();
    expect(again.map(({ id }) => id)).toEqual(['one', 'two', 'since']);
    expect(again[0]?.typed).toEqual(typed);
    expect(await again[0]?.picture.text()).toBe('one');
    expect(notify).toHaveBeenCalledWith(expect.stringContaining('chosen again in Add-Carousel.'), expect.anything());
  });

  it('return to their form while it is open', async () => {
    const takeBack = vi.fn();
    const stop = onTakenBack('carousel', takeBack);
    settleWith('refused');
    const images = [chosen('one')];
    await uploadBanners('carousel', images, 1);
    stop();
    expect(takeBack).toHaveBeenCalledWith(images);
    expect(await chosenAgain()).toEqual([]);
  });

  it('are chosen again after a reload', async () => {
    settleWith('written');
    await uploadBanners('carousel', [chosen('one'), chosen('two')], 1);
    expect(await chosenAgain()).toEqual([]);
    const [sent] = saveForm.mock.lastCall as [FormWrite];
    filesOf.mockResolvedValue({ one: new Blob(['one']), two: new Blob(['two']) });
    expect(await restoreRefused(writeOf(sent, 'refused'))).toBe('carousel');
    expect((await chosenAgain()).map(({ id }) => id)).toEqual(['one', 'two']);
  });
});

it('restores nothing of another form', async () => {
  expect(await restoreRefused({ ...{ id: 'a', name: '', startedAt: 0, kind: 'form' }, steps: [], undo: [] })).toBeNull();
});

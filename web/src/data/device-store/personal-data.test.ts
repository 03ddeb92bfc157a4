import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleLine } from '../../features/basket/sample-line';
import { NO_FIELDS } from '../../features/clients/client-list';

const ASHA = 'asha';
const RAVI = 'ravi';

class FakeStorage {
  [key: string]: unknown;
  getItem(key: string): string | null {
    const value = Object.hasOwn(this, key) ? this[key] : null;
    return typeof value === 'string' ? value : null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

/** A request without events. */
const SILENT = Object.create(IDBOpenDBRequest.prototype, { addEventListener: { value: () => undefined } }) as never;

/** Web Locks of all tabs: one holder at a time. */
function lockManager() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, __: object, work: () => Promise<unknown>) => (last = last.then(work));
  return { request, query: () => Promise.resolve({}) };
}

/** A page of this device: its modules read what is stored. */
async function openPage() {
  vi.resetModules();
  return {
    ...(await import('./personal-data')),
    ...(await import('./database')),
    ...(await import('../../features/basket/basket')),
    ...(await import('../../features/enquiry/drafts')),
    ...(await import('../../features/clients/client-store')),
    ...(await import('../../features/clients/card-photo')),
  };
}
type Page = Awaited<ReturnType<typeof openPage>>;

const SENDER = {
  name: 'Asha Rao',
  companyname: 'Rao Textiles',
  city: '',
  mobile: '9812345678',
  email: '',
  quantity: '',
  message: '',
};
const item = (id: string, state: string, owner?: string) => ({ id, kind: 'order', content: {}, state: { name: state }, owner });

/** What somebody gathers on the device. */
async function gather(page: Page): Promise<void> {
  await page.changeBasket((basket) => ({ ...basket, name: 'Rao Textiles', lines: [sampleLine('mug')] }));
  await page.writeSender(SENDER);
  localStorage.setItem('compare', 'a=mug');
}

/** A page on which Asha, who is logged in, has gathered something. */
async function openAsAsha(): Promise<Page> {
  const page = await openPage();
  await page.claimPersonalData(ASHA);
  await gather(page);
  return page;
}

/** What a page that opens now shows of it. */
async function found(page: Page) {
  await page.loadBasket();
  return {
    basket: page.currentBasket().name,
    sender: (await page.readSender())?.name,
    compared: localStorage.getItem('compare'),
  };
}
const ALL = { basket: 'Rao Textiles', sender: 'Asha Rao', compared: 'a=mug' };
const NOTHING = { basket: '', sender: undefined, compared: null };

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('navigator', { locks: lockManager() });
  vi.stubGlobal('localStorage', new FakeStorage());
  vi.stubGlobal('sessionStorage', new FakeStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('claimPersonalData', () => {
  it('gives what a visitor gathered to the person who logs in', async () => {
    const page = await openPage();
    await gather(page);
    expect(await page.claimPersonalData(ASHA)).toBe('own');
    expect(await found(await openPage())).toEqual(ALL);
  });

  it('leaves everything to the same person, whose session the server ended', async () => {
    await openAsAsha();
    const next = await openPage();
    expect(await next.claimPersonalData(ASHA)).toBe('own');
    expect(await found(next)).toEqual(ALL);
  });

  it('deletes what is somebody else’s before the next person sees it', async () => {
    await openAsAsha();
    localStorage.setItem('userData', 'the session of Ravi');
    expect(await (await openPage()).claimPersonalData(RAVI)).toBe('switched');
    expect(await found(await openPage())).toEqual(NOTHING);
    expect(localStorage.getItem('userData')).toBe('the session of Ravi');
    const later = await openPage();
    await gather(later);
    expect(await later.claimPersonalData(RAVI)).toBe('own');
    expect(await found(await openPage())).toEqual(ALL);
  });

  it('leaves what waits to be sent, and what staff typed of the catalogue', async () => {
    const page = await openPage();
    await page.claimPersonalData(ASHA);
    for (const one of [item('a', 'saved', ASHA), item('b', 'sent', ASHA)]) await page.write('outbox', one.id, one);
    const drafts = [
      'write/1',
      ...['product', 'cells', 'category', 'banner', 'settings'].map((kind) => `${kind}/${ASHA}/new`),
      'lead/one',
      'quickEnquiry',
    ];
    for (const key of drafts)
      await page.write('drafts', key, key.startsWith('write/') ? { by: ASHA, steps: [] } : { values: {} });
    const files = ['picture', `product/${ASHA}/picture`];
    for (const id of files) await page.write('uploads', id, id === 'picture' ? { id, by: ASHA } : { id });
    const { id } = await page.saveClient(ASHA, { ...NO_FIELDS, name: 'Meera' });
    await page.write('settings', page.cardKey(id, 'photo'), 'a photo');
    await page.write('settings', `import/${ASHA}/`, { steps: [] });
    expect(await page.claimPersonalData(RAVI)).toBe('switched');
    const next = await openPage();
    expect([...(await next.readAll('outbox')).keys()]).toEqual(['a']);
    expect([...(await next.readAll('drafts')).keys()].sort()).toEqual(drafts.slice(0, 6).sort());
    expect([...(await next.readAll('uploads')).keys()]).toEqual(files);
    expect(await next.countUnsynced(ASHA)).toBe(1);
    expect([...(await next.readAll('settings')).keys()].sort()).toEqual(
      ['clients', next.cardKey(id, 'photo'), `import/${ASHA}/`].sort(),
    );
    await next.deletePersonalData(RAVI);
    expect([...(await next.readAll('drafts')).keys()].sort()).toEqual(drafts.slice(0, 6).sort());
    expect((await next.readAll('settings')).has(`import/${ASHA}/`)).toBe(true);
    expect([...(await next.readAll('uploads')).keys()]).toEqual(files);
    await next.deletePersonalData(ASHA);
    for (const store of ['drafts', 'uploads'] as const) expect([...(await next.readAll(store)).keys()]).toEqual([]);
    expect((await next.readAll('settings')).has(`import/${ASHA}/`)).toBe(false);
  });

  it('deletes once where two tabs claim: nothing that the next person gathers is lost', async () => {
    await openAsAsha();
    const [one, other] = [await openPage(), await openPage()];
    const [first, second] = [one.claimPersonalData(RAVI), other.claimPersonalData(RAVI)];
    expect(await first).toBe('switched');
    await gather(one);
    expect(await second).toBe('own');
    expect(await found(await openPage())).toEqual(ALL);
  });
});

describe('on a storage that never answers', () => {
  /** Resolves to the result of `work`; fake time passes until it ends. */
  async function timed<Result>(work: Promise<Result>): Promise<Result> {
    const state = { isOver: false };
    void work.finally(() => (state.isOver = true));
    for (let ms = 0; !state.isOver && ms < 60_000; ms += 500) {
      await vi.advanceTimersByTimeAsync(500);
      for (let turn = 0; turn < 6; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    }
    expect(state.isOver, 'It ends').toBe(true);
    return work;
  }
  const hang = () => vi.spyOn(IDBFactory.prototype, 'open').mockReturnValue(SILENT);

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });

  it('nobody else gets the data, and they are deleted at the next try', async () => {
    await openAsAsha();
    const hanging = hang();
    expect(await timed((await openPage()).claimPersonalData(RAVI))).toBe('unanswered');
    hanging.mockRestore();
    expect(await timed((await openPage()).claimPersonalData(RAVI))).toBe('switched');
    expect(await found(await openPage())).toEqual(NOTHING);
  });

  it('nor where it is broken for a moment, as Safari’s is', async () => {
    await openAsAsha();
    const broken = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
    });
    expect(await timed((await openPage()).claimPersonalData(RAVI))).toBe('unanswered');
    broken.mockRestore();
    expect(await timed((await openPage()).claimPersonalData(RAVI))).toBe('switched');
    expect(await found(await openPage())).toEqual(NOTHING);
  });

  it('logging out ends; the next person sees nothing of what could not be deleted', async () => {
    const page = await openPage();
    await gather(page);
    const hanging = hang();
    vi.stubGlobal('caches', { delete: () => new Promise(() => undefined) });
    await timed((await openPage()).deletePersonalData(ASHA));
    hanging.mockRestore();
    expect(await timed((await openPage()).claimPersonalData(RAVI))).toBe('switched');
    expect(await found(await openPage())).toEqual(NOTHING);
  });
});

it('logging out leaves a device of nobody', async () => {
  const page = await openAsAsha();
  await page.deletePersonalData(ASHA);
  expect(await found(await openPage())).toEqual(NOTHING);
  const visitor = await openPage();
  await gather(visitor);
  expect(await visitor.claimPersonalData(RAVI)).toBe('own');
  expect(await found(await openPage())).toEqual(ALL);
});

import type { PageRenderer, Release } from '@catalogue/contract/pages/page-renderer';
import { resolvePage } from '@catalogue/contract/pages/resolve-page';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { catalogueFixture } from '../fixtures/page-catalogue';

// Not literals: the types of the site's modules are checked by their own project.
const webModule = (path: string): Promise<unknown> => import(new URL(`../../web/src/${path}`, import.meta.url).pathname);

interface EntryWorker {
  renderOnDevice: (url: URL, release: Release, origin: string | null) => Promise<string | null>;
}
interface Database {
  write: (store: string, key: string, value: unknown) => Promise<unknown>;
  remove: (store: string, key: string) => Promise<unknown>;
}
const { renderOnDevice } = (await webModule('app/entry-worker.ts')) as EntryWorker;
const { renderPage } = (await webModule('app/entry-server.tsx')) as PageRenderer;
// Without IndexedDB it keeps values in memory.
const { write, remove } = (await webModule('data/device-store/database.ts')) as Database;

const files = { scripts: ['/assets/page-1.js'], styles: [], css: '' };
const release: Release = {
  entry: '/assets/entry-1.js',
  builtAt: 1,
  commit: '',
  modules: [],
  pages: { '/': files, '/MyCategory': files, '/store/:categoryId/:categoryTitle?': files, '/products/:productId': files },
};
const render = (path: string) => renderOnDevice(new URL(path, 'https://demo.web.app'), release, null);

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z'), toFake: ['Date'] });
  const { catalogue, details } = catalogueFixture();
  await write('catalogue', 'list', { version: 7, json: JSON.stringify({ ...catalogue, removed: [] }) });
  await write('catalogue', 'details', { version: 7, json: JSON.stringify(details) });
  await write('catalogue', 'clock', 0);
});

afterEach(() => vi.useRealTimers());

it.each(['/', '/MyCategory', '/store/c-1/Mugs%20%26%20more', '/products/a', '/products/bad'])(
  'renders %s as the server does',
  async (path) => {
    const found = resolvePage(path, catalogueFixture(), Date.now());
    if (found.kind !== 'page') throw new Error(`${path} is ${found.kind}`);
    expect(await render(path)).toBe(await renderPage({ path, origin: null, initialData: found.initialData }, release));
  },
);

it('renders by the server’s clock, as far as an earlier visit learned it', async () => {
  const DAY_MS = 86_400_000;
  await write('catalogue', 'clock', DAY_MS);
  const found = resolvePage('/', catalogueFixture(), Date.now() + DAY_MS);
  if (found.kind !== 'page') throw new Error(`/ is ${found.kind}`);
  expect(await render('/')).toBe(await renderPage({ path: '/', origin: null, initialData: found.initialData }, release));
});

it.each(['/products/unknown', '/store/c-1/Old%20title', '/gallery', '/basket', '/Admin/home', '/nowhere'])(
  'leaves %s to the browser',
  async (path) => {
    expect(await render(path)).toBeNull();
  },
);

it('leaves pages to the browser without a copy of the list, or of the details', async () => {
  await remove('catalogue', 'details');
  expect(await render('/products/a')).toBeNull();
  await remove('catalogue', 'list');
  expect(await render('/')).toBeNull();
});

it('leaves pages to the browser when the copy is damaged', async () => {
  await write('catalogue', 'list', { version: 7, json: '{"format":' });
  expect(await render('/')).toBeNull();
});

it('shows no page during a meeting: the client may hold the device', async () => {
  await write('settings', 'meeting', Date.now() + 60_000);
  expect(await render('/products/a')).toBeNull();
  await remove('settings', 'meeting');
  expect(await render('/products/a')).not.toBeNull();
});

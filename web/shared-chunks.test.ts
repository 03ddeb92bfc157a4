import { expect, it } from 'vitest';
import { sharedChunkOf } from './shared-chunks';

const admin = (name: string) => `/site/web/src/admin/${name}.tsx`;
const SCREENS = ['leads', 'orders', 'products'].map(admin);

/** A module graph: who imports a module, and which are loaded by import(). */
function chunkOf(id: string, importers: Readonly<Record<string, readonly string[]>>, lazy: readonly string[]) {
  return sharedChunkOf(id, {
    getModuleInfo: (at) =>
      ({
        isEntry: false,
        importers: importers[at] ?? [],
        dynamicImporters: lazy.includes(at) ? ['/site/app.tsx'] : [],
      }) as never,
  });
}

it('groups what three screens of staff share, directly or through others, also in a circle', () => {
  const [date, list] = [admin('date'), admin('list')];
  const graph = { [date]: [list], [list]: [...SCREENS, date] };
  expect(chunkOf(date, graph, SCREENS)).toBe('staff');
  expect(chunkOf(date, graph, SCREENS.slice(0, 2))).toBeNull();
});

it('leaves out what a public page needs, and Firebase', () => {
  const plural = '/site/web/src/lib/plural.ts';
  const search = '/site/web/src/app/pages/search.tsx';
  expect(chunkOf(plural, { [plural]: SCREENS }, SCREENS)).toBe('staff');
  expect(chunkOf(plural, { [plural]: [...SCREENS, search] }, [...SCREENS, search])).toBeNull();
  const sdk = '/site/node_modules/@firebase/firestore/index.js';
  expect(chunkOf(sdk, { [sdk]: SCREENS }, SCREENS)).toBeNull();
});

it('groups the part of the contract that staff share with the live updates of the catalogue', () => {
  const product = '/site/functions/contract/entities/product.ts';
  const updates = '/site/web/src/data/catalogue/updates/apply-updates.ts';
  expect(chunkOf(product, { [product]: [...SCREENS, updates] }, [...SCREENS, updates])).toBe('contract');
});

import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { sampleLine } from './sample-line';

const RAO = { name: 'Asha Rao', company: 'Rao Textiles', phone: '9812345678' };

/** A tab with its own copy of the modules. */
async function openTab() {
  vi.resetModules();
  const tab = await import('./basket');
  await tab.loadBasket();
  return tab;
}
const keysOf = (tab: Awaited<ReturnType<typeof openTab>>) => tab.currentBasket().lines.map(({ key }) => key);

beforeEach(() => {
  vi.resetModules();
  globalThis.indexedDB = new IDBFactory();
});

it('shows a line of one tab in the other, and after a reload', async () => {
  const [one, other] = [await openTab(), await openTab()];
  expect(one.addLine(sampleLine('mug'))).toBe(true);
  await vi.waitFor(() => expect(keysOf(other)).toEqual(['mug']));
  const reloaded = await openTab();
  await vi.waitFor(() => expect(keysOf(reloaded)).toEqual(['mug']));
});

it('keeps the lines that two tabs add at the same time', async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.addLine(sampleLine('mug'));
  other.addLine(sampleLine('pen'));
  await vi.waitFor(() => {
    expect(keysOf(one).sort()).toEqual(['mug', 'pen']);
    expect(keysOf(other).sort()).toEqual(['mug', 'pen']);
  });
});

it('adds the same product and options once, with the pieces that were chosen last', async () => {
  const tab = await openTab();
  expect(tab.addLine(sampleLine('mug'))).toBe(true);
  expect(tab.addLine({ ...sampleLine('mug'), quantity: '80' })).toBe(false);
  expect(tab.currentBasket().lines).toEqual([{ ...sampleLine('mug'), quantity: '80' }]);
});

it('keeps lines that were added while the others were being sent, and the name', async () => {
  const tab = await openTab();
  tab.addLine(sampleLine('mug'));
  await tab.changeBasket((basket) => ({ ...basket, name: 'Rao Textiles', client: RAO, pincode: '411001' }));
  const sent = tab.currentBasket();
  tab.addLine(sampleLine('pen'));
  await tab.clearSent(sent);
  expect(keysOf(tab)).toEqual(['pen']);
  await tab.clearSent(tab.currentBasket());
  expect(tab.currentBasket()).toMatchObject({ name: 'Rao Textiles', client: RAO, lines: [], pincode: '' });
});

it('empties the basket that was sent, also when another one is current by then', async () => {
  const tab = await openTab();
  const { createBasket, switchBasket } = await import('./basket-actions');
  tab.addLine(sampleLine('mug'));
  const sent = tab.currentBasket();
  const id = await createBasket('Menon & Co');
  tab.addLine(sampleLine('mug'));
  await tab.clearSent(sent);
  expect(keysOf(tab)).toEqual(['mug']);
  expect(tab.currentBasket().id).toBe(id);
  await switchBasket(sent.id);
  expect(keysOf(tab)).toEqual([]);
});

it('restores a removed line at its index', async () => {
  const tab = await openTab();
  for (const key of ['mug', 'pen', 'cap']) tab.addLine(sampleLine(key));
  await tab.removeLine('pen');
  tab.addLine(sampleLine('pen'), 1);
  await vi.waitFor(() => expect(keysOf(tab)).toEqual(['mug', 'pen', 'cap']));
});

it('rejects where a line could not be added', async () => {
  const tab = await openTab();
  const unreadable = { ...sampleLine('mug') };
  Object.defineProperty(unreadable, 'quantity', {
    get: () => {
      throw new TypeError();
    },
  });
  tab.addLine(unreadable);
  await expect(tab.lineStored()).rejects.toThrow(TypeError);
  expect(keysOf(tab)).toEqual([]);
  tab.addLine(sampleLine('pen'));
  await tab.lineStored();
  expect(keysOf(tab)).toEqual(['pen']);
});

it('starts empty when the stored value is no basket', async () => {
  const { write } = await import('../../data/device-store/database');
  await write('settings', 'basket', 'damaged');
  expect(keysOf(await openTab())).toEqual([]);
});

import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import type { BasketLine } from './basket';

const line = (key: string): BasketLine => ({
  key,
  productId: key,
  title: `Product ${key}`,
  sku: '',
  option: '',
  quantity: '50',
  branding: '',
  note: '',
  price: null,
});

/** A tab with its own copy of the modules. */
async function openTab() {
  vi.resetModules();
  const tab = await import('./basket');
  tab.loadBasket();
  await vi.waitFor(() => expect(tab.currentBasket()).toBeDefined());
  return tab;
}
const keysOf = (tab: Awaited<ReturnType<typeof openTab>>) => tab.currentBasket().lines.map(({ key }) => key);

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

it('shows a line of one tab in the other, and after a reload', async () => {
  const [one, other] = [await openTab(), await openTab()];
  expect(one.addLine(line('mug'))).toBe(true);
  await vi.waitFor(() => expect(keysOf(other)).toEqual(['mug']));
  const reloaded = await openTab();
  await vi.waitFor(() => expect(keysOf(reloaded)).toEqual(['mug']));
});

it('loses no line when two tabs add at the same time', async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.addLine(line('mug'));
  other.addLine(line('pen'));
  await vi.waitFor(() => {
    expect(keysOf(one).sort()).toEqual(['mug', 'pen']);
    expect(keysOf(other).sort()).toEqual(['mug', 'pen']);
  });
});

it('adds the same product and options once', async () => {
  const tab = await openTab();
  expect(tab.addLine(line('mug'))).toBe(true);
  expect(tab.addLine({ ...line('mug'), quantity: '80' })).toBe(false);
  expect(tab.currentBasket().lines).toEqual([line('mug')]);
});

it('keeps lines that were added while the others were being sent', async () => {
  const tab = await openTab();
  tab.addLine(line('mug'));
  const sent = tab.currentBasket().lines;
  tab.addLine(line('pen'));
  await tab.clearSent(sent);
  expect(keysOf(tab)).toEqual(['pen']);
  await tab.clearSent(tab.currentBasket().lines);
  expect(tab.currentBasket()).toEqual(tab.EMPTY_BASKET);
});

it('starts empty when the stored value is no basket', async () => {
  const { write } = await import('../../device/database');
  await write('settings', 'basket', 'damaged');
  expect(keysOf(await openTab())).toEqual([]);
});

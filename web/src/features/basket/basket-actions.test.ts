import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleLine } from './sample-line';
import { newItem } from '../enquiry/outbox/items';

async function openTab() {
  vi.resetModules();
  const [store, actions, { orderAgain }] = [
    await import('./basket'),
    await import('./basket-actions'),
    await import('./order-again'),
  ];
  await store.loadBasket();
  return { ...store, ...actions, orderAgain };
}
type Tab = Awaited<ReturnType<typeof openTab>>;
const namesOf = ({ currentBaskets }: Tab) => currentBaskets().all.map(({ name }) => name);
const keysOf = ({ currentBasket }: Tab) => currentBasket().lines.map(({ key }) => key);

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('several baskets', () => {
  it('keeps the lines of each, in every tab and after a reload', async () => {
    const [one, other] = [await openTab(), await openTab()];
    one.addLine(sampleLine('mug'));
    const id = await one.createBasket('Rao Textiles');
    one.addLine(sampleLine('pen'));
    await vi.waitFor(() => expect(keysOf(other)).toEqual(['pen']));
    await other.switchBasket('first');
    await vi.waitFor(() => expect(keysOf(one)).toEqual(['mug']));
    await one.switchBasket(id);
    const reloaded = await openTab();
    expect(namesOf(reloaded)).toEqual(['', 'Rao Textiles']);
    expect(keysOf(reloaded)).toEqual(['pen']);
  });

  it('adds a line for a deleted basket to the current one', async () => {
    const tab = await openTab();
    const id = await tab.createBasket('Rao Textiles');
    tab.deleteBasket(id);
    await tab.changeBasket((basket) => ({ ...basket, lines: [sampleLine('mug')] }), id);
    expect(keysOf(tab)).toEqual(['mug']);
  });
});

describe('basketForNobody', () => {
  it('switches to the first basket without a client, and creates one if each has one', async () => {
    const tab = await openTab();
    const client = { name: 'Asha', company: '', phone: '' };
    await tab.createBasket('Rao Textiles', { client });
    await tab.basketForNobody();
    expect(tab.currentBasket()).toMatchObject({ id: 'first', client: null });
    await tab.changeBasket((basket) => ({ ...basket, client }));
    await tab.basketForNobody();
    expect(tab.currentBasket()).toMatchObject({ name: '', client: null });
    expect(tab.currentBaskets().all).toHaveLength(3);
  });
});

describe('deleteBasket', () => {
  it('restores the basket at its index, and makes it current again', async () => {
    const tab = await openTab();
    const id = await tab.createBasket('Rao Textiles');
    tab.addLine(sampleLine('mug'));
    await tab.createBasket('Menon & Co');
    await tab.switchBasket(id);
    const undo = tab.deleteBasket(id);
    expect(namesOf(tab)).toEqual(['', 'Menon & Co']);
    undo();
    await vi.waitFor(async () => expect(namesOf(await openTab())).toEqual(['', 'Rao Textiles', 'Menon & Co']));
    expect(keysOf(tab)).toEqual(['mug']);
  });

  it('replaces the last basket by an empty one, which undo removes', async () => {
    const tab = await openTab();
    tab.addLine(sampleLine('mug'));
    const undo = tab.deleteBasket('first');
    expect(keysOf(tab)).toEqual([]);
    expect(namesOf(tab)).toEqual(['']);
    undo();
    expect(keysOf(tab)).toEqual(['mug']);
    expect(namesOf(tab)).toEqual(['']);
  });

  it('keeps lines that were added before the undo', async () => {
    const tab = await openTab();
    tab.addLine(sampleLine('mug'));
    const undo = tab.deleteBasket('first');
    tab.addLine(sampleLine('pen'));
    undo();
    expect(tab.currentBaskets().all.map(({ lines }) => lines.map(({ key }) => key))).toEqual([['mug'], ['pen']]);
  });
});

describe('orderAgain', () => {
  const empty = { name: '', companyname: '', city: '', mobile: '', email: '', website: '' };
  const single = { ...empty, productrequest: 'Mug', productId: 'mug', quantity: 80 };

  it('fills the current basket while it is empty, and a new one otherwise', async () => {
    const tab = await openTab();
    const item = newItem({ kind: 'order', content: single }, 'lead-1', 0);
    if (item.kind !== 'order') throw new Error('Not an order');
    await tab.orderAgain(item);
    expect(tab.currentBasket().lines).toMatchObject([{ key: 'mug/', productId: 'mug', title: 'Mug', quantity: '80' }]);
    expect(tab.currentBasket().lines[0]).not.toHaveProperty('price');
    await tab.orderAgain(item);
    expect(namesOf(tab)).toEqual(['', 'Again: Mug']);
  });

  it('keeps option, branding, note and price of each line', async () => {
    const tab = await openTab();
    const ordered = {
      productId: 'pen',
      title: 'Pen',
      sku: 'P1',
      option: 'Blue',
      options: [{ kind: 'colour' as const, name: 'Blue' }],
      quantity: null,
      branding: 'Engraved',
      note: 'Box',
      price: 45,
      offer: { unit: 4_500, source: 'list' as const, gstRate: null, catalogue: 1, at: 0 },
    };
    const lines = [ordered, { ...ordered, productId: null }, ordered];
    const item = newItem({ kind: 'order', content: { ...single, lines } }, 'lead-2', 0);
    if (item.kind !== 'order') throw new Error('Not an order');
    await tab.orderAgain(item);
    const { lines: filled } = tab.currentBasket();
    expect(filled).toHaveLength(1);
    const { productId, title, sku, options, branding, note, offer } = ordered;
    expect(filled[0]).toEqual({ productId, title, sku, options, branding, note, offer, key: 'pen/Blue', quantity: '' });
  });
});

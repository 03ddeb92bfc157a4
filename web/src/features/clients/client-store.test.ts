import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_FIELDS } from './client-list';

async function openTab(uid = 'rep-1') {
  vi.resetModules();
  const [database, baskets, actions, cards, store] = [
    await import('../../data/device-store/database'),
    await import('../basket/basket'),
    await import('../basket/basket-actions'),
    await import('./card-photo'),
    await import('./client-store'),
  ];
  await store.openClients(uid);
  return { ...database, ...baskets, ...actions, ...cards, ...store };
}
type Tab = Awaited<ReturnType<typeof openTab>>;

const namesIn = ({ currentClients }: Tab) =>
  (currentClients().list ?? []).filter(({ deletedAt }) => deletedAt === undefined).map(({ name }) => name);
const meera = { ...NO_FIELDS, name: 'Meera', company: 'Iyer & Co', phone: '98123 45678' };

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('the clients of this device', () => {
  it('stay after a reload, in every tab, for their rep only', async () => {
    const [one, other] = [await openTab(), await openTab()];
    expect(await one.saveClient('rep-1', meera)).toMatchObject({ isStored: true });
    await vi.waitFor(() => expect(namesIn(other)).toEqual(['Meera']));
    expect(namesIn(await openTab())).toEqual(['Meera']);
    expect(namesIn(await openTab('rep-2'))).toEqual([]);
  });

  it('come back by undo, also after the server has deleted them', async () => {
    const tab = await openTab();
    const { id } = await tab.saveClient('rep-1', meera);
    const [client] = tab.currentClients().list ?? [];
    if (client === undefined) throw new Error('No client');
    const undo = tab.deleteClient('rep-1', client);
    await vi.waitFor(() => expect(namesIn(tab)).toEqual([]));
    undo();
    await vi.waitFor(() => expect(namesIn(tab)).toEqual(['Meera']));
    const undoLate = tab.deleteClient('rep-1', client);
    await tab.changeClients('rep-1', () => []);
    undoLate();
    await vi.waitFor(() => expect(tab.currentClients().list).toMatchObject([{ id, name: 'Meera', synced: null }]));
  });

  it('are changed in their baskets, too, and have one basket each', async () => {
    const tab = await openTab();
    const { id } = await tab.saveClient('rep-1', meera);
    const [client] = tab.currentClients().list ?? [];
    if (client === undefined) throw new Error('No client');
    await tab.basketForClient(client);
    await tab.switchBasket('first');
    await tab.basketForClient(client);
    await tab.saveClient('rep-1', { ...meera, city: 'Pune' }, id);
    expect(tab.currentBaskets().all).toHaveLength(2);
    expect(tab.currentBasket()).toMatchObject({ name: 'Iyer & Co', client: { id, city: 'Pune', phone: '98123 45678' } });
  });

  it('keep what another device has changed while a form was open', async () => {
    const tab = await openTab();
    const { id } = await tab.saveClient('rep-1', meera);
    const [opened] = tab.currentClients().list ?? [];
    if (opened === undefined) throw new Error('No client');
    await tab.basketForClient(opened);
    await tab.changeClients('rep-1', (list) =>
      list.map((one) => ({ ...one, phone: '22', synced: { ...meera, card: '', phone: '22' } })),
    );
    await tab.saveClient('rep-1', { ...meera, name: 'Meera Iyer' }, id, { opened: meera });
    expect(tab.currentClients().list).toMatchObject([{ name: 'Meera Iyer', phone: '22', company: 'Iyer & Co' }]);
    expect(tab.currentBasket().client).toMatchObject({ name: 'Meera Iyer', phone: '22' });
  });

  it('come back with all fields when they were deleted while a form was open', async () => {
    const tab = await openTab();
    const { id } = await tab.saveClient('rep-1', meera);
    await tab.changeClients('rep-1', () => []);
    await tab.saveClient('rep-1', { ...meera, city: 'Pune' }, id, { opened: meera });
    expect(tab.currentClients().list).toMatchObject([{ ...meera, city: 'Pune', id, synced: null }]);
  });

  it('are not saved where the device has no room for the photo of the card', async () => {
    const tab = await openTab();
    const photo = new Blob(['photo']);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('No space left', 'QuotaExceededError');
    });
    expect(await tab.saveClientForm('rep-1', meera, null, { opened: NO_FIELDS, photo })).toBe('photo');
    expect(namesIn(tab)).toEqual([]);
    expect((await tab.readAll('settings')).size).toBe(0);

    expect(await tab.saveClientForm('rep-1', meera, null, { opened: NO_FIELDS, photo })).toBeNull();
    const [client] = tab.currentClients().list ?? [];
    if (client === undefined) throw new Error('No client');
    expect(client).toMatchObject({ name: 'Meera', upload: client.card });
    expect(await tab.readCard(client.id, client.card)).toEqual(expect.any(Blob));

    expect(await tab.saveClientForm('rep-1', meera, client, { opened: meera, photo: null })).toBeNull();
    expect(tab.currentClients().list).toMatchObject([{ id: client.id, card: '' }]);
    expect(await tab.readCard(client.id, client.card)).toBeNull();
  });

  it('leave the device with the session, but for what the server does not have', async () => {
    const tab = await openTab();
    await tab.changeClients('rep-1', () => [
      { ...meera, card: 'p', id: 'sent', synced: { ...meera, card: 'p' } },
      { ...meera, card: '', id: 'edited', name: 'Meera Iyer', synced: { ...meera, card: '' } },
      { ...meera, card: 'p', id: 'new', synced: null, upload: 'p' },
    ]);
    for (const id of ['sent', 'new']) await tab.storeCard(id, 'p', new Blob(['photo']));
    await tab.forgetOtherClients(null);
    expect(tab.currentClients()).toEqual({ owner: null, list: null });
    expect((await openTab()).currentClients().list?.map(({ id }) => id)).toEqual(['edited', 'new']);
    expect([await tab.readCard('sent', 'p'), await tab.readCard('new', 'p')]).toEqual([null, expect.any(Blob)]);
  });

  it('are not touched for the rep who is logged in, and damaged lists are read as empty', async () => {
    const tab = await openTab();
    await tab.saveClient('rep-1', meera);
    await tab.forgetOtherClients('rep-1');
    expect(namesIn(tab)).toEqual(['Meera']);
    await tab.write('settings', 'clients', { 'rep-1': 'nonsense', 'rep-2': [{ ...meera, id: 'a', synced: null }] });
    expect(namesIn(await openTab())).toEqual([]);
    expect(namesIn(await openTab('rep-2'))).toEqual(['Meera']);
  });
});

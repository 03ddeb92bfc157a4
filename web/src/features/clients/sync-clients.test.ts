import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { twoDevices } from '../../../../tests/fixtures/client-devices';
import { isUnsynced, NO_FIELDS, UNDO_MS } from './client-list';

describe('syncClients', () => {
  it('brings a client to the server once, and to the other device', async () => {
    const { server, one, other } = twoDevices();
    one.save('a', { name: 'Meera', phone: '98' });
    server.faults = ['none', 'response'];
    await expect(one.sync()).rejects.toThrow('no response');
    expect(one.list.some(isUnsynced)).toBe(true);
    await one.sync();
    await one.sync();
    expect([server.clients.size, server.writes]).toEqual([1, 1]);
    await other.sync();
    expect(other.shown()).toEqual([{ id: 'a', ...NO_FIELDS, card: '', name: 'Meera', phone: '98' }]);
  });

  it('keeps changes of different fields by two devices; of the same field, the last to arrive wins', async () => {
    const { one, other } = twoDevices();
    one.save('a', { name: 'Meera', city: 'Pune' });
    await one.sync();
    await other.sync();
    one.save('a', { phone: '98', city: 'Mumbai' });
    other.save('a', { company: 'Iyer & Co', city: 'Nagpur' });
    await other.sync();
    await one.sync();
    await other.sync();
    const all = { id: 'a', name: 'Meera', phone: '98', company: 'Iyer & Co', city: 'Mumbai', email: '', card: '' };
    expect([one.shown(), other.shown()]).toEqual([[all], [all]]);
  });

  it('tells the server of a deletion once it cannot be undone any more, and then the other device', async () => {
    const { server, one, other } = twoDevices();
    one.save('a', { name: 'Meera' });
    await one.sync();
    await other.sync();
    one.delete('a');
    await one.sync();
    expect([one.shown().length, server.clients.size]).toEqual([0, 1]);
    one.now += UNDO_MS;
    await one.sync();
    await other.sync();
    expect([server.clients.size, one.list, other.list]).toEqual([0, [], []]);
  });

  it('forgets a deleted client that the server never had', async () => {
    const { server, one } = twoDevices();
    one.save('a', { name: 'Meera' });
    one.delete('a');
    one.now += UNDO_MS;
    await one.sync();
    expect([one.list, server.writes]).toEqual([[], 0]);
  });

  it('brings back a client that was edited here while another device deleted it', async () => {
    const { one, other } = twoDevices();
    one.save('a', { name: 'Meera' });
    await one.sync();
    await other.sync();
    one.delete('a');
    one.now += UNDO_MS;
    other.save('a', { phone: '98' });
    await one.sync();
    await other.sync();
    await one.sync();
    expect(one.shown()).toMatchObject([{ name: 'Meera', phone: '98' }]);
  });

  it('uploads a photo later that the device cannot read now', async () => {
    const { server, one } = twoDevices();
    one.photograph('a', 'p1');
    one.isSilent = true;
    await expect(one.sync()).rejects.toThrow('still to be uploaded');
    expect(one.list.filter(isUnsynced)).toHaveLength(1);
    one.isSilent = false;
    await one.sync();
    expect([...server.cards.keys()]).toEqual(['a/p1']);
    expect(one.list.some(isUnsynced)).toBe(false);
  });

  it('uploads the photo of a card once the client is on the server, again until it has arrived', async () => {
    const { server, one, other } = twoDevices();
    one.photograph('a', 'p1');
    one.photograph('b', 'p2');
    server.faults = ['none', 'none', 'none', 'request', 'response'];
    await expect(one.sync()).rejects.toThrow('still to be uploaded');
    expect(one.list.filter(isUnsynced)).toHaveLength(2);
    await one.sync();
    expect([...server.cards]).toEqual([
      ['b/p2', 'photo p2'],
      ['a/p1', 'photo p1'],
    ]);
    expect(one.list.some(isUnsynced)).toBe(false);
    await other.sync();
    expect(other.list.map(({ card }) => card)).toEqual(['p1', 'p2']);
    one.delete('a');
    one.now += UNDO_MS;
    await one.sync();
    expect([[...server.cards.keys()], [...one.cards.keys()]]).toEqual([['b/p2'], ['b/p2']]);
  });

  it('of two photos of one card, the last to arrive stays, on both devices', async () => {
    const { server, one, other } = twoDevices();
    one.save('a', { name: 'Meera' });
    await one.sync();
    await other.sync();
    one.photograph('a', 'p1');
    other.photograph('a', 'p2');
    server.faults = ['none', 'none', 'request'];
    await expect(one.sync()).rejects.toThrow();
    await other.sync();
    await one.sync();
    expect([[...server.cards.keys()], one.list.some(isUnsynced), [...one.cards]]).toEqual([['a/p2'], false, []]);
    expect(one.shown()).toEqual(other.shown());
  });

  it('brings a photo back with a client that was edited here while another device deleted it', async () => {
    const { server, one, other } = twoDevices();
    one.photograph('a', 'p1');
    await one.sync();
    await other.sync();
    other.delete('a');
    other.now += UNDO_MS;
    one.save('a', { phone: '98' });
    await other.sync();
    expect(server.cards.size).toBe(0);
    await one.sync();
    expect([...server.cards.keys()]).toEqual(['a/p1']);
  });
});

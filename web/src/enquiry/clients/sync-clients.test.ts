import 'fake-indexeddb/auto';
import type { ClientFields } from '@catalogue/contract/entities/client';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ClientServer, ServerClient } from '../../lib/client-server';
import { CLIENT_FIELDS, findClients, isUnsynced, type ListedClient, NO_FIELDS, syncedFieldsOf, UNDO_MS } from './client-list';
import { syncClients } from './sync-clients';

/** Firestore as the rules leave it: a write of a document that does not fit is refused. */
class Server implements ClientServer {
  clients = new Map<string, ServerClient>();
  /** Storage: photos by client and photo, as the rules and the trigger leave them. */
  cards = new Map<string, string>();
  writes = 0;
  /** What happens to the next requests: nothing, lost before the server, or the response is lost. */
  faults: ('none' | 'request' | 'response')[] = [];

  private async request<Result>(work: () => Result): Promise<Result> {
    const fault = this.faults.shift() ?? 'none';
    await Promise.resolve();
    if (fault === 'request') throw new Error('offline');
    const result = work();
    if (fault === 'response') throw new Error('no response');
    return result;
  }

  list = () => this.request(() => structuredClone([...this.clients.values()]));
  write: ClientServer['write'] = (write) =>
    this.request(() => {
      this.writes += 1;
      const known = this.clients.get(write.id);
      if (write.do === 'create') this.clients.set(write.id, { id: write.id, ...write.fields });
      else if (known === undefined) throw new Error('permission-denied');
      else if (write.do === 'update') this.clients.set(write.id, { ...known, ...write.fields });
      else this.clients.delete(write.id);
      this.sweep();
    });
  uploadCard: ClientServer['uploadCard'] = async (id, card, photo) => {
    const text = await photo.text();
    return this.request(() => {
      if (this.clients.get(id)?.card !== card) throw new Error('storage/unauthorized');
      this.cards.set(`${id}/${card}`, text);
    });
  };

  private sweep(): void {
    const named = new Set([...this.clients.values()].map(({ id, card }) => `${id}/${card}`));
    for (const key of this.cards.keys()) if (!named.has(key)) this.cards.delete(key);
  }
}

class Device {
  list: ListedClient[] = [];
  cards = new Map<string, Blob>();
  now = 0;
  constructor(private readonly server: Server) {}

  sync = () =>
    syncClients(this.server, {
      change: (update) => Promise.resolve((this.list = update(this.list))),
      readCard: (id, card) => Promise.resolve(this.cards.get(`${id}/${card}`) ?? null),
      removeCard: (id, card) => Promise.resolve(this.cards.delete(`${id}/${card}`)),
      now: () => this.now,
    });
  save(id: string, fields: Partial<ClientFields>): void {
    const known = this.list.find((one) => one.id === id);
    if (known === undefined) this.list.push({ ...NO_FIELDS, card: '', ...fields, id, synced: null });
    else Object.assign(known, fields);
  }
  /** As the dialog stores a new photo. */
  photograph(id: string, card: string): void {
    this.cards.set(`${id}/${card}`, new Blob([`photo ${card}`]));
    this.save(id, {});
    this.list = this.list.map((one) => (one.id === id ? { ...one, card, upload: card } : one));
  }
  delete(id: string): void {
    const known = this.list.find((one) => one.id === id);
    if (known) known.deletedAt = this.now;
  }
  shown = () => findClients(this.list, '').map(({ id, ...client }) => ({ id, ...syncedFieldsOf(client) }));
}

const twoDevices = () => {
  const server = new Server();
  return { server, one: new Device(server), other: new Device(server) };
};

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

  it('ends with the same list everywhere and loses no client, whatever order and faults', async () => {
    const id = fc.constantFrom('a0', 'a1', 'b0', 'b1');
    const at = fc.nat(1);
    const action = fc.oneof(
      fc.record({ do: fc.constant('save' as const), at, id, field: fc.constantFrom(...CLIENT_FIELDS) }),
      fc.record({ do: fc.constant('photograph' as const), at, id }),
      fc.record({ do: fc.constant('delete' as const), at, id }),
      fc.record({ do: fc.constant('wait' as const), at }),
      fc.record({
        do: fc.constant('sync' as const),
        at,
        faults: fc.array(fc.constantFrom('none' as const, 'request' as const, 'response' as const), { maxLength: 4 }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 24 }), async (actions) => {
        const { server, one, other } = twoDevices();
        const devices = [one, other];
        const saved = new Map<string, Set<string>>();
        const deleted = new Set<string>();
        let count = 0;
        for (const step of actions) {
          const device = step.at === 0 ? one : other;
          if (step.do === 'photograph') {
            if (device.list.some((known) => known.id === step.id && known.deletedAt === undefined))
              device.photograph(step.id, `p${(count += 1)}`);
          } else if (step.do === 'save') {
            // A new client has an id of its own on each device; a deleted one is not on the screen.
            const isKnown = device.list.some((known) => known.id === step.id);
            const clientId = isKnown ? step.id : `${step.id.charAt(0)}${step.at}`;
            if (device.list.some((known) => known.id === clientId && known.deletedAt !== undefined)) continue;
            const value = String((count += 1));
            device.save(clientId, { [step.field]: value });
            saved.set(clientId, (saved.get(clientId) ?? new Set()).add(value));
          } else if (step.do === 'delete') {
            if (device.list.some((known) => known.id === step.id)) deleted.add(step.id);
            device.delete(step.id);
          } else if (step.do === 'wait') device.now += UNDO_MS;
          else {
            server.faults = [...step.faults];
            await device.sync().catch(() => undefined);
          }
        }
        server.faults = [];
        for (let round = 0; round < 3; round += 1)
          for (const device of devices) {
            device.now += UNDO_MS;
            await device.sync();
          }
        const stored = [...server.clients.values()].sort((left, right) => (left.id < right.id ? -1 : 1));
        for (const device of devices) {
          expect(device.list.some(isUnsynced)).toBe(false);
          expect(device.shown().sort((left, right) => (left.id < right.id ? -1 : 1))).toEqual(stored);
        }
        for (const clientId of saved.keys()) if (!deleted.has(clientId)) expect(server.clients.has(clientId)).toBe(true);
        // A photo is with its client unless a device without its bytes has brought the client back.
        for (const { id: clientId, card } of stored)
          if (card !== '' && devices.some(({ cards }) => cards.has(`${clientId}/${card}`)))
            expect(server.cards.get(`${clientId}/${card}`)).toBe(`photo ${card}`);
        for (const { id: clientId, ...fields } of stored)
          for (const field of CLIENT_FIELDS) if (fields[field] !== '') expect(saved.get(clientId)).toContain(fields[field]);
      }),
      { numRuns: 300 },
    );
  });
});

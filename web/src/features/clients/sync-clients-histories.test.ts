import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { twoDevices } from '../../../../tests/fixtures/client-devices';
import { CLIENT_FIELDS, isUnsynced, UNDO_MS } from './client-list';

it('syncClients ends with the same list everywhere and loses no client, for any order and faults', async () => {
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

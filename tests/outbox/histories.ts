import fc from 'fast-check';
import { expect } from 'vitest';
import { isWaiting } from '../../web/src/features/enquiry/outbox/items';
import { Device } from './model-device';
import type { Tab } from './model-device';
import { People } from './model-people';
import { FAULTS, ModelServer, SimulatedTime } from './model-server';
import { MINUTE, runStep, step } from './model-steps';

/** Ends a history: a tab is open, the server answers, the disk has room. Everything must now be sent by itself. */
async function recover(device: Device, server: ModelServer, time: SimulatedTime): Promise<Tab> {
  server.faults = [];
  server.spam = false;
  device.full = false;
  device.online = true;
  const tab = device.tabs[0] ?? (await device.open());
  for (const one of device.tabs) void one.outbox.sendDue('signal');
  // The longest back-off of a file is 30 minutes.
  await time.pass(60 * MINUTE);
  return tab;
}

/** Runs random histories on the real outbox: none may lose, double or keep back an enquiry or its file. */
export async function checkHistories(count: number): Promise<void> {
  const totals = { histories: 0, expected: 0, requests: 0, leads: 0, onFullDisk: 0, files: 0 };
  const happened = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 4, maxLength: 28 }),
      fc.array(fc.constantFrom(...FAULTS), { maxLength: 40 }),
      fc.boolean(),
      async (steps, faults, hasLocks) => {
        const time = new SimulatedTime();
        const server = new ModelServer(time);
        const device = new Device(time, server, hasLocks);
        const people = new People();
        server.faults = [...faults];
        await device.open();
        for (const action of steps) {
          happened.add(action.do);
          if (action.do === 'submit' && device.full) totals.onFullDisk += 1;
          await runStep(action, device, time, people, server);
          if (action.do !== 'sendDue') await time.settle();
        }
        const tab = await recover(device, server, time);

        const arrived = [...server.leads.values()].map((lead) => lead.message);
        expect(arrived.length, 'doubled').toBe(new Set(arrived).size);
        for (const [token, expectation] of people.expected) {
          if (expectation === 'arrives' && token.startsWith('good')) expect(arrived, `lost: ${token}`).toContain(token);
        }
        expect(arrived.filter((message) => message.startsWith('bad'))).toEqual([]);
        const items = await tab.outbox.refresh().then(() => tab.outbox.items() ?? []);
        const stuck = items.filter((item) => isWaiting(item) && item.state.name !== 'needsYou');
        expect(stuck, 'stuck').toEqual([]);
        for (const item of items) expect(server.leads.has(item.id)).toBe(item.state.name === 'sent');
        for (const { id, state, attachment } of items) {
          if (state.name !== 'sent' || attachment === undefined) continue;
          expect(attachment.state, 'a lost file').toBe('received');
          expect(server.files.get(id)).toEqual([attachment.name]);
          expect(device.files.has(attachment.fileId), 'bytes left behind').toBe(false);
          totals.files += 1;
        }

        totals.histories += 1;
        totals.expected += people.expected.size;
        totals.requests += server.requests.length;
        totals.leads += arrived.length;
        for (const one of [...device.tabs]) one.close();
      },
    ),
    { numRuns: count },
  );
  expect(totals.histories).toBeGreaterThanOrEqual(count);
  // Every kind of step must have occurred.
  expect([...happened].sort()).toEqual([
    'clock',
    'close',
    'discard',
    'edit',
    'expireGrants',
    'network',
    'open',
    'pass',
    'reload',
    'retry',
    'sendDue',
    'serviceWorker',
    'spam',
    'storage',
    'submit',
    'transfer',
    'update',
  ]);
  expect(totals.onFullDisk).toBeGreaterThan(count / 10);
  expect(totals.files).toBeGreaterThan(count / 4);
}

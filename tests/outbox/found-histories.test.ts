import { expect, test } from 'vitest';
import { Device } from './model-device';
import { People } from './model-people';
import { ModelServer, SimulatedTime } from './model-server';
import type { Fault } from './model-server';
import { MINUTE, runStep } from './model-steps';
import type { Step } from './model-steps';

/** Histories of the random search, in short. */

async function history(steps: readonly Step[], faults: Fault[] = [], hasLocks = true) {
  const time = new SimulatedTime();
  const server = new ModelServer(time);
  const device = new Device(time, server, hasLocks);
  server.faults = faults;
  await device.open();
  const people = new People();
  for (const step of steps) {
    await runStep(step, device, time, people, server);
    await time.settle();
  }
  await time.pass(60 * MINUTE);
  const [tab] = device.tabs;
  await tab?.outbox.refresh();
  return { leads: [...server.leads.values()].map(({ message }) => message), items: tab?.outbox.items() ?? [] };
}

const network = (online: boolean): Step => ({ do: 'network', online });
const storage = (full: boolean): Step => ({ do: 'storage', full });
const submit = (withFile: boolean): Step => ({ do: 'submit', tab: 0, good: true, withFile });
const pass = (ms: 200 | 2_000): Step => ({ do: 'pass', ms });

test('an edit arrives although a full disk has forgotten that the old text was sent', async () => {
  const attempt = [storage(true), network(true), pass(2_000), { do: 'close', tab: 0 } as const, storage(false)];
  const edit = [network(false), { do: 'open' } as const, { do: 'edit', tab: 0, item: 0 } as const, network(true)];
  const { leads, items } = await history([network(false), submit(false), ...attempt, ...edit], ['lostAfter']);
  expect(leads).toEqual(['good 1', 'good 2']);
  expect(items.map(({ state }) => state.name)).toEqual(['sent']);
});

test('a tab that is outdated because of a full disk does not restore a deleted file', async () => {
  const discard = { do: 'discard', tab: 0, item: 0 } as const;
  const again = [pass(200), pass(200), submit(false), pass(200), pass(200)];
  const { items } = await history([submit(true), storage(true), { do: 'open' }, storage(false), discard, ...again], [], false);
  expect(items.map(({ state, attachment }) => [state.name, attachment])).toEqual([['sent', undefined]]);
});

test('an edit of a sent item that another release made unreadable does not claim its file', async () => {
  const steps: Step[] = [submit(true), { do: 'pass', ms: 4 * MINUTE }, network(false), { do: 'update' }];
  const { leads, items } = await history([...steps, { do: 'edit', tab: 0, item: 0 }, network(true)]);
  expect(leads).toEqual(['good 1', 'good 2']);
  expect(items.map(({ state, attachment }) => [state.name, attachment])).toEqual([['sent', undefined]]);
});

test('a tab sends the items that a killed worker has not sent', async () => {
  const minute: Step[] = [
    { do: 'pass', ms: 30_000 },
    { do: 'pass', ms: 30_000 },
  ];
  const worker: Step[] = [{ do: 'serviceWorker', killedAfter: 500 }, storage(false), { do: 'close', tab: 0 }];
  const { items } = await history([submit(true), storage(true), { do: 'open' }, ...minute, ...worker], [], false);
  expect(items.map(({ state, attachment }) => [state.name, attachment?.state])).toEqual([['sent', 'received']]);
});

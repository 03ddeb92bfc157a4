import fc from 'fast-check';
import { encodeTransferCode } from '../../web/src/lib/transfer-code';
import type { Device } from './model-device';
import type { ModelServer, SimulatedTime } from './model-server';
import { tokenOf } from './model-people';
import type { People } from './model-people';

export const MINUTE = 60_000;

/** Anything that can happen to a device and its people. */
export const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('submit' as const), tab: fc.nat(5), good: fc.boolean(), withFile: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('pass' as const), ms: fc.constantFrom(200, 2_000, 9_000, 30_000, 4 * MINUTE) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('network' as const), online: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('open' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('close' as const, 'reload' as const), tab: fc.nat(5) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('sendDue' as const),
      tab: fc.nat(5),
      urgency: fc.constantFrom('timer' as const, 'signal' as const, 'person' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('serviceWorker' as const), killedAfter: fc.constantFrom(0, 100, 500, MINUTE) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constantFrom('edit' as const, 'discard' as const, 'retry' as const, 'transfer' as const),
      tab: fc.nat(5),
      item: fc.nat(5),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('update' as const, 'expireGrants' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('spam' as const), on: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('storage' as const), full: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('clock' as const), by: fc.constantFrom(-400, -2, -0.1, 0.1, 2, 400) }) },
);
export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)];

/** Does the step; what it starts goes on by itself. */
export async function runStep(
  action: Step,
  device: Device,
  time: SimulatedTime,
  people: People,
  server: ModelServer,
): Promise<void> {
  const tab = 'tab' in action ? pick(device.tabs, action.tab) : undefined;
  if (action.do === 'pass') return time.pass(action.ms);
  if (action.do === 'clock') time.jump(action.by * 24 * 60 * MINUTE);
  if (action.do === 'storage') device.full = action.full;
  if (action.do === 'open') await device.open();
  if (action.do === 'update') await device.update();
  if (action.do === 'network') {
    device.online = action.online;
    for (const one of device.tabs) void one.outbox.sendDue('signal');
  }
  if (action.do === 'expireGrants') server.forgetGrants();
  if (action.do === 'spam') server.spam = action.on;
  if (action.do === 'serviceWorker') await device.runServiceWorker(action.killedAfter);
  if (tab === undefined) return;
  if (action.do === 'submit') people.submit(tab, action.good, device, action.withFile);
  if (action.do === 'sendDue') void tab.outbox.sendDue(action.urgency);
  if (action.do === 'close' || action.do === 'reload') tab.close();
  if (action.do === 'reload') await device.open();
  const item = 'item' in action ? pick(tab.outbox.items() ?? [], action.item) : undefined;
  if (item === undefined) return;
  if (action.do === 'transfer') {
    // Staff paste the code a while later; the device may do anything meanwhile.
    void tab.outbox.transfer(item.id).then((transferred) => {
      if (transferred?.kind !== 'quickEnquiry' || transferred.content.message.startsWith('bad')) return;
      const code = encodeTransferCode(transferred);
      time.after(5 * MINUTE, () => people.paste(code, server));
    });
  }
  if (action.do === 'retry') void tab.outbox.retry(item.id);
  // An item that a person deletes or edits may have reached the server before.
  if (action.do === 'discard') {
    people.expected.set(tokenOf(item), 'mayArrive');
    void tab.outbox.discard(item.id);
  }
  if (action.do === 'edit') {
    const lead = people.write(true);
    const before = people.expected.get(tokenOf(item)) ?? 'mayArrive';
    people.expected.set(tokenOf(item), 'mayArrive');
    void tab.outbox.edit(item.id, lead).then((edited) => {
      const changed = edited === 'changed';
      people.expected.set(changed ? tokenOf(lead) : tokenOf(item), changed ? 'arrives' : before);
    });
  }
}

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWaiting } from '../../web/src/enquiry/outbox/item';
import { decodeHandover, encodeHandover } from '../../web/src/lib/handover-code';
import type { FileReference } from '../../web/src/enquiry/outbox/item-attachment';
import { newId } from '../../web/src/enquiry/outbox/new-id';
import type { LeadContent } from '../../web/src/enquiry/outbox/item';
import { Device } from './model-device';
import type { Tab } from './model-device';
import { FAULTS, ModelServer, SimulatedTime } from './model-server';

const HISTORIES = 600;
const MINUTE = 60_000;

const step = fc.oneof(
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
      do: fc.constant('wake' as const),
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
      do: fc.constantFrom('edit' as const, 'discard' as const, 'retry' as const, 'handOver' as const),
      tab: fc.nat(5),
      item: fc.nat(5),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('update' as const, 'expireGrants' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('suspects' as const), on: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('storage' as const), full: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('clock' as const), by: fc.constantFrom(-400, -2, -0.1, 0.1, 2, 400) }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** What a person was told of a lead: it must arrive, it may arrive, or it was refused. */
type Expectation = 'arrives' | 'mayArrive' | 'refused';

/** People at the device. They submit again when they are told that nothing was stored. */
class People {
  readonly expected = new Map<string, Expectation>();
  private written = 0;
  /** Leads in a form that could neither send nor store them. */
  private readonly forms = new Map<Tab, { lead: LeadContent; id: string; file: FileReference | null }>();

  write(good: boolean): LeadContent {
    this.written += 1;
    const message = `${good ? 'good' : 'bad'} ${this.written}`;
    return { kind: 'quickEnquiry', content: { name: 'A', mobile: '1', email: 'a@b.c', message, website: '' } };
  }

  /** Staff store an enquiry that came as a code: as the device's own request, it creates the lead once. */
  paste(code: string, server: ModelServer): void {
    const lead = decodeHandover(code);
    if (typeof lead === 'string') throw new Error(`The code is ${lead}`);
    server.receive({ id: lead.id, message: String(lead.content.message) });
  }

  /** Chooses a file: its bytes are on the device before the form is sent. */
  chooseFile(device: Device): FileReference {
    const fileId = newId();
    const blob = new Blob([fileId.slice(0, 8 + (this.written % 20))]);
    device.files.set(fileId, blob);
    return { fileId, name: fileId, type: 'image/png', bytes: blob.size };
  }

  submit(tab: Tab, good: boolean, device: Device, withFile: boolean): void {
    const unsent = this.forms.get(tab);
    const { lead, id, ...chosen } = unsent ?? {
      ...{ lead: this.write(good), id: newId(), file: withFile ? this.chooseFile(device) : null },
    };
    // Deleting the item in the outbox has deleted the form's file, too.
    const file = chosen.file !== null && device.files.has(chosen.file.fileId) ? chosen.file : null;
    this.forms.delete(tab);
    const token = tokenOf(lead);
    this.expected.set(token, 'mayArrive');
    void tab.outbox.submit(lead, id, { file }).then((result) => {
      if (result.name === 'unsaved') this.forms.set(tab, { lead, id, file });
      else if (this.expected.get(token) === 'mayArrive')
        this.expected.set(token, result.name === 'refused' ? 'refused' : 'arrives');
    });
  }
}

const tokenOf = (lead: LeadContent): string => (lead.kind === 'quickEnquiry' ? lead.content.message : '');
const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)];

async function runStep(action: Step, device: Device, time: SimulatedTime, people: People, server: ModelServer): Promise<void> {
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
  if (action.do === 'suspects') server.suspects = action.on;
  if (action.do === 'serviceWorker') await device.wakeServiceWorker(action.killedAfter);
  if (tab === undefined) return;
  if (action.do === 'submit') people.submit(tab, action.good, device, action.withFile);
  if (action.do === 'wake') void tab.outbox.sendDue(action.urgency);
  if (action.do === 'close' || action.do === 'reload') tab.close();
  if (action.do === 'reload') await device.open();
  const item = 'item' in action ? pick(tab.outbox.items() ?? [], action.item) : undefined;
  if (item === undefined) return;
  if (action.do === 'handOver') {
    // Staff paste the code a while later, whatever the device does meanwhile.
    void tab.outbox.handOver(item.id).then((handed) => {
      if (handed?.kind !== 'quickEnquiry' || handed.content.message.startsWith('bad')) return;
      const code = encodeHandover(handed);
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

/** Ends a history: a tab is open, the server answers, the disk has room. Everything must now be sent by itself. */
async function recover(device: Device, server: ModelServer, time: SimulatedTime): Promise<Tab> {
  server.faults = [];
  server.suspects = false;
  device.full = false;
  device.online = true;
  const tab = device.tabs[0] ?? (await device.open());
  for (const one of device.tabs) void one.outbox.sendDue('signal');
  // The longest back-off of a file is 30 minutes.
  await time.pass(60 * MINUTE);
  return tab;
}

test(`${HISTORIES} random histories: nothing lost, nothing doubled, nothing stuck`, { timeout: 120_000 }, async () => {
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
          if (action.do !== 'wake') await time.settle();
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
    { numRuns: HISTORIES },
  );
  expect(totals.histories).toBeGreaterThanOrEqual(HISTORIES);
  // Every kind of step must have occurred.
  expect([...happened].sort()).toEqual([
    'clock',
    'close',
    'discard',
    'edit',
    'expireGrants',
    'handOver',
    'network',
    'open',
    'pass',
    'reload',
    'retry',
    'serviceWorker',
    'storage',
    'submit',
    'suspects',
    'update',
    'wake',
  ]);
  expect(totals.onFullDisk).toBeGreaterThan(HISTORIES / 10);
  expect(totals.files).toBeGreaterThan(HISTORIES / 2);
});

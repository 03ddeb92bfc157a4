import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SELECTABLE_STATUSES, type SelectableStatus } from '@catalogue/contract/entities/lead-status';
import { sampleProduct } from '../sample-product';
import type { LeadStep, PendingPicture, PendingWrite, Step } from './pending-write';
import { progressOf } from './pending-write';
import { entryIdOf, runWrite, type StoredDocument, type WritePort } from './run-write';
import { pendingSteps } from './pending-steps';
import { createWriteQueue, type Settled } from './write-queue';

class Refused extends Error {}

const never = <Value>(): Promise<Value> => new Promise(() => undefined);
const macrotask = () => new Promise((resolve) => setTimeout(resolve));

interface Sent {
  by: string;
  writeId: string;
  steps: readonly Step[];
  tab: Tab;
  answer: { resolve: () => void; reject: (error: Error) => void };
}

/** The server, and one device: its storage, its locks, and Firestore's own queue, which outlives a page. */
class World {
  readonly stored = new Map<string, StoredDocument>([
    ['mug', sampleProduct('mug', {})],
    ['pen', sampleProduct('pen', {})],
  ]);
  /** What was written: the write, and its documents. */
  readonly entries: string[] = [];
  /** Ids of activity entries. */
  readonly entryIds = new Set<string>();
  /** Who has changed a document, in order: writes, and a colleague. */
  readonly authors = new Map<string, string[]>([
    ['mug', []],
    ['pen', []],
  ]);
  /** Writes of documents that had changed since their author saw them. */
  readonly overwritten: string[] = [];
  /** What the author of a write saw, `write-1 mug`: who had changed the document. */
  readonly seen = new Map<string, readonly string[]>();
  /** Pictures that the server has. */
  readonly uploads: string[] = [];
  /** Status of each lead. */
  readonly leads = new Map<string, SelectableStatus>([
    ['mug', 'new'],
    ['pen', 'new'],
  ]);
  readonly staff = new Set(['asha', 'meera']);
  readonly device = new Map<string, unknown>();
  readonly files = new Map<string, unknown>();
  readonly kept = new Set<string>();
  /** What each person has heard of each write, `asha write-1`. */
  readonly told = new Map<string, Step['outcome'][]>();
  person = 'asha';
  isOnline = true;
  /** Whether the storage says what it holds, and has room for files. */
  isAnswering = true;
  isFull = false;
  /** Whether Firestore's cache hears what the server has. */
  isListening = true;
  firestore: Sent[] = [];
  private readonly locks = new Map<string, Turn[]>();
  private waiting: (() => void)[] = [];

  known<Value>(value: Value): Value {
    if (!this.isAnswering) throw new Error('The storage does not answer');
    return value;
  }

  /** Resolves when there is a network. */
  async network(): Promise<void> {
    while (!this.isOnline) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  setOnline(isOnline: boolean): void {
    this.isOnline = isOnline;
    if (!isOnline) return;
    this.flush();
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  /** Sends what waits, in order. Firestore keeps the writes of each person apart. */
  flush(): void {
    if (!this.isOnline) return;
    const mine = this.firestore.filter(({ by }) => by === this.person);
    this.firestore = this.firestore.filter(({ by }) => by !== this.person);
    for (const { by, writeId, steps, answer } of mine) {
      const isAllowed =
        this.staff.has(by) &&
        steps.every(({ id, base }) => this.stored.get(id)?.revision === base) &&
        steps.every(({ after }) => after === undefined || this.entryIds.has(after));
      if (isAllowed) {
        for (const { id, base, change } of steps) {
          const authors = this.authors.get(id) ?? [];
          if (String(this.seen.get(`${writeId} ${id}`)) !== String(authors)) this.overwritten.push(`${writeId} ${id}`);
          authors.push(writeId);
          this.stored.set(id, { ...sampleProduct(id, {}), ...(change as object), revision: (base ?? 0) + 1 });
        }
        this.entries.push(`${writeId} ${steps.map(({ id }) => id).join(' ')}`);
        this.entryIds.add(entryIdOf({ id: writeId }, steps));
        answer.resolve();
      } else answer.reject(new Refused());
    }
  }

  lock(turn: Turn, key: string): void {
    const queue = this.locks.get(key) ?? [];
    this.locks.set(key, [...queue, turn]);
    if (queue.length === 0) turn.run();
  }

  endClosedTabs(): void {
    this.release(({ tab }) => !tab.isOpen);
  }

  /** Ends turns: one that is done, or all of a closed tab. The next in each queue begins. */
  release(isOver: (turn: Turn) => boolean): void {
    for (const [key, queue] of this.locks) {
      const left = queue.filter((turn) => !isOver(turn));
      this.locks.set(key, left);
      if (left[0] !== queue[0]) left[0]?.run();
    }
  }
}

/** A turn of a tab at a lock. */
interface Turn {
  tab: Tab;
  run: () => void;
}

/** A page load of a person. Closed, it does nothing more, wherever its work stands. */
class Tab {
  isOpen = true;
  readonly by: string;
  readonly queue: ReturnType<typeof createWriteQueue>;

  constructor(readonly world: World) {
    this.by = world.person;
    const at = <Value>(work: () => Value): Promise<Value> =>
      this.isOpen ? new Promise((resolve) => resolve(work())) : never();
    this.queue = createWriteQueue({
      authorId: () => at(() => this.by),
      writePort: (write, keep) => at(() => this.writePort(write, keep)),
      readAll: () => at(() => new Map(world.isAnswering ? world.device : [])),
      readAllKnown: () => at(() => world.known(new Map(world.device))),
      readKnown: (key) => at(() => world.known(world.device.get(key))),
      write: (key, value) =>
        at(() => {
          world.device.set(key, structuredClone(value));
          world.kept.add(key);
          return true;
        }),
      change: (key, change) =>
        at(() => {
          const next = change(world.device.get(key));
          if (next === undefined) world.device.delete(key);
          else world.device.set(key, structuredClone(next));
          return true;
        }),
      remove: (key) => at(() => world.device.delete(key)),
      files: {
        readAll: () => at(() => new Map(world.isAnswering ? world.files : [])),
        readAllKnown: () => at(() => world.known(new Map(world.files))),
        write: (key, value) => at(() => world.files.set(key, value).size > 0 && !world.isFull),
        remove: (key) => at(() => world.files.delete(key)),
      },
      onPictures: () => void this.sendPictures(),
      untilCached: async () => (world.isListening ? at(() => world.network()) : never()),
      inOneTab: (key, work) => this.inOneTab(key, work),
    });
    this.resume();
    void this.sendPictures();
  }

  resume(): void {
    void this.queue.resume((settled) => this.hear(settled)).catch(() => undefined);
  }

  /** Sends the pictures of written documents; the server takes none from who has lost the rights, who gives them up. */
  private async sendPictures(): Promise<void> {
    const { world } = this;
    const { pictures } = await this.queue.pictures();
    for (const picture of pictures) {
      if (!picture.isReady) continue;
      await world.network();
      if (!this.isOpen) return;
      if (world.staff.has(this.by) && picture.file) world.uploads.push(picture.id);
      await this.queue.changePicture(picture, null);
    }
  }

  private inOneTab<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const { world } = this;
    return new Promise((resolve, reject) => {
      if (!this.isOpen) return;
      const run = (): void => {
        const done = () => world.release((one) => one === turn);
        void work().finally(done).then(resolve, reject);
      };
      const turn: Turn = { tab: this, run };
      world.lock(turn, key);
    });
  }

  private writePort({ id }: PendingWrite, keep: WritePort['keep']): WritePort {
    const { world } = this;
    const answered = async <Value>(answer: () => Value): Promise<Value> => {
      await world.network();
      if (!this.isOpen) return never();
      if (!world.staff.has(this.by)) throw new Refused();
      return answer();
    };
    return {
      commit: (steps) =>
        !this.isOpen
          ? never()
          : new Promise((resolve, reject) => {
              const answer = {
                resolve: () => this.isOpen && resolve(),
                reject: (error: Error) => this.isOpen && reject(error),
              };
              world.firestore.push({ by: this.by, writeId: id, steps, tab: this, answer });
              world.flush();
            }),
      wasCommitted: (steps) => answered(() => world.entryIds.has(entryIdOf({ id }, steps))),
      hasEntry: (entryId) => answered(() => world.entryIds.has(entryId)),
      changeLead: (step) => this.inOneTab(`lead/${step.id}`, () => this.changeLead(id, step, answered)),
      isRefusal: (error) => error instanceof Refused,
      read: (step) => answered(() => world.stored.get(step.id) ?? null),
      keep,
    };
  }

  /** The server merges a change once. Its answer takes a moment, in which the page may be closed. */
  private async changeLead(
    writeId: string,
    step: LeadStep,
    answered: <Value>(answer: () => Value) => Promise<Value>,
  ): Promise<LeadStep> {
    const { leads, entries } = this.world;
    const entry = `${writeId} ${step.id}`;
    const { from, to } = step.change;
    try {
      const outcome = await answered(() => {
        if (entries.includes(entry)) return 'written';
        if (leads.get(step.id) !== from.status) return 'conflict';
        leads.set(step.id, to.status as SelectableStatus);
        entries.push(entry);
        return 'written';
      });
      await Promise.resolve();
      return this.isOpen ? { ...step, outcome } : await never();
    } catch {
      return { ...step, outcome: 'refused' };
    }
  }

  /** Shows an outcome, or makes a draft of what was refused, which takes a moment. */
  private async hear({ write }: Settled): Promise<void> {
    await Promise.resolve();
    if (!this.isOpen) return never();
    const { told } = this.world;
    for (const { id, outcome } of write.steps) {
      const key = `${this.by} ${write.id} ${id}`;
      told.set(key, [...(told.get(key) ?? []), outcome]);
    }
  }

  save(write: PendingWrite): void {
    const files = Object.fromEntries((write.pictures ?? []).map(({ id }) => [id, new Blob()]));
    void this.queue.send(write, { files, onSettled: (settled) => this.hear(settled) });
  }

  close(keepsLocks = false): void {
    this.isOpen = false;
    if (!keepsLocks) this.world.endClosedTabs();
  }
}

const action = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('save' as const),
      tab: fc.nat(1),
      ids: fc.constantFrom(['mug'], ['pen'], ['mug', 'pen']),
    }),
  },
  // Browsers end a page some time after the next one has begun.
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('reload' as const), tab: fc.nat(1), keepsLocks: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('network' as const), isOnline: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('colleague' as const), id: fc.constantFrom('mug', 'pen') }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      { kind: 'rights lost' as const },
      { kind: 'person changes' as const },
      { kind: 'queue of Firestore lost' as const },
    ),
  },
  // How far the work of the pages gets until then: some microtasks, or as far as it can.
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('time passes' as const), ticks: fc.nat(12) }) },
);

type Action = typeof action extends fc.Arbitrary<infer One> ? One : never;

const pictureOf = (writeId: string, documentId: string): PendingPicture => ({
  ...{ id: `${writeId} ${documentId}`, noun: 'products', documentId, title: '', problem: null },
});

interface Made {
  by: string;
  write: PendingWrite;
}

async function play(actions: readonly Action[], kind: PendingWrite['kind']) {
  const world = new World();
  pendingSteps.set(new Map());
  let tabs = [new Tab(world), new Tab(world)];
  const made: Made[] = [];
  const reopen = () => {
    for (const tab of tabs) tab.close();
    tabs = tabs.map(() => new Tab(world));
  };
  const leadStep = (id: string): Step => {
    // As the lead list shows it: with what this device has changed.
    const mine = pendingSteps
      .get()
      .get(id)
      ?.filter((one) => one.noun === 'leads' && one.outcome === 'waiting')
      .at(-1);
    const status = mine?.noun === 'leads' ? mine.change.to.status : world.leads.get(id);
    const next = SELECTABLE_STATUSES[made.length % SELECTABLE_STATUSES.length];
    const change = { from: { status }, to: { status: next } } as LeadStep['change'];
    return { noun: 'leads', kind: 'order', id, title: id, base: 1, at: 0, change, outcome: 'waiting' };
  };
  const step = (id: string): Step => {
    if (kind === 'leads') return leadStep(id);
    // As a screen shows it: with what this device has sent.
    const sent = world.firestore.filter(({ by, steps }) => by === world.person && steps.some((one) => one.id === id));
    const base = (world.stored.get(id)?.revision ?? 0) + sent.length;
    world.seen.set(`write-${made.length} ${id}`, [...(world.authors.get(id) ?? []), ...sent.map(({ writeId }) => writeId)]);
    return { noun: 'products', id, title: id, base, change: { price: made.length + 1 }, outcome: 'waiting' };
  };
  for (const one of actions) {
    if (one.kind === 'save') {
      const write: PendingWrite = {
        id: `write-${made.length}`,
        name: '',
        startedAt: made.length,
        kind,
        steps: one.ids.map(step),
        undo: [],
      };
      if (kind === 'form') write.pictures = write.steps.map((of) => pictureOf(write.id, of.id));
      made.push({ by: world.person, write });
      tabs[one.tab]?.save(write);
    } else if (one.kind === 'reload') {
      tabs[one.tab]?.close(one.keepsLocks);
      tabs[one.tab] = new Tab(world);
    } else if (one.kind === 'network') world.setOnline(one.isOnline);
    else if (one.kind === 'colleague') {
      const stored = world.stored.get(one.id);
      if (kind === 'leads') world.leads.set(one.id, 'lost');
      if (stored) world.stored.set(one.id, { ...stored, revision: stored.revision + 1 });
      world.authors.get(one.id)?.push('colleague');
    } else if (one.kind === 'rights lost') world.staff.delete(world.person);
    else if (one.kind === 'queue of Firestore lost') {
      world.firestore = [];
      reopen();
    } else if (one.kind === 'person changes') {
      world.person = world.person === 'asha' ? 'meera' : 'asha';
      reopen();
    } else for (let tick = 0; tick < one.ticks; tick += 1) await Promise.resolve();
  }
  // Each comes back, with a network.
  for (const person of ['asha', 'meera', 'asha', 'meera']) {
    world.person = person;
    reopen();
    world.setOnline(true);
    await macrotask();
    world.flush();
    await macrotask();
  }
  return { world, made };
}

/** Two products are saved offline, and a colleague changes one of them first. */
const OVERTAKEN: readonly Action[] = [
  { kind: 'network', isOnline: false },
  { kind: 'save', tab: 0, ids: ['mug', 'pen'] },
  { kind: 'time passes', ticks: 12 },
  { kind: 'colleague', id: 'pen' },
  { kind: 'network', isOnline: true },
];

describe('the write queue', () => {
  it.each(['form', 'selection', 'leads'] as const)(
    'through reloads, two tabs, refusals, conflicts, lost rights and another person: a %s is written once or its author is told',
    async (kind) => {
      await fc.assert(
        fc.asyncProperty(fc.array(action, { maxLength: 24 }), async (actions) => {
          const { world, made } = await play(actions, kind);
          expect(new Set(world.entries).size).toBe(world.entries.length);
          expect(world.overwritten).toEqual([]);
          expect([...world.device.keys(), ...world.files.keys()]).toEqual([]);
          for (const { by, write } of made) {
            const other = by === 'asha' ? 'meera' : 'asha';
            for (const { id } of write.steps) {
              const isWritten = world.entries.some(
                (entry) => entry.split(' ')[0] === write.id && entry.split(' ').includes(id),
              );
              const told = world.told.get(`${by} ${write.id} ${id}`) ?? [];
              expect(world.told.has(`${other} ${write.id} ${id}`)).toBe(false);
              if (kind === 'form' && world.staff.has(by)) expect(world.uploads.includes(`${write.id} ${id}`)).toBe(isWritten);
              if (world.kept.has(`write/${write.id}`)) expect(told.length).toBeGreaterThan(0);
              // A member who may no longer read cannot find out what became of a write.
              const mayFindOut = world.staff.has(by) || told.includes('written');
              if (mayFindOut) expect(told.map((outcome) => outcome === 'written')).toEqual(told.map(() => isWritten));
            }
          }
        }),
        { numRuns: 100 },
      );
    },
  );

  it('keeps what staff change of leads without a network, through a reload, in the order in which they did it', async () => {
    const { world } = await play(
      [
        { kind: 'network', isOnline: false },
        { kind: 'save', tab: 0, ids: ['mug', 'pen'] },
        { kind: 'time passes', ticks: 12 },
        { kind: 'save', tab: 0, ids: ['mug'] },
        { kind: 'time passes', ticks: 12 },
        { kind: 'reload', tab: 0, keepsLocks: false },
        { kind: 'time passes', ticks: 12 },
        { kind: 'save', tab: 0, ids: ['pen'] },
        { kind: 'time passes', ticks: 12 },
        { kind: 'network', isOnline: true },
      ],
      'leads',
    );
    expect([...world.entries].sort()).toEqual(['write-0 mug', 'write-0 pen', 'write-1 mug', 'write-2 pen']);
    expect(world.leads.get('mug')).toBe(SELECTABLE_STATUSES[1]);
    expect(world.leads.get('pen')).toBe(SELECTABLE_STATUSES[2]);
  });

  it.each([
    // It is on the device, and not yet on its way.
    ['while that page still holds its lock', { ticks: 2, keepsLocks: true, ticksOfNext: 40 }],
    ['also as soon as the next page has opened', { ticks: 12, keepsLocks: false, ticksOfNext: 0 }],
  ])(
    'sends what is changed of a lead after what an earlier page load left, %s',
    async (_, { ticks, keepsLocks, ticksOfNext }) => {
      const { world } = await play(
        [
          { kind: 'network', isOnline: false },
          { kind: 'save', tab: 0, ids: ['mug'] },
          { kind: 'time passes', ticks },
          { kind: 'reload', tab: 0, keepsLocks },
          { kind: 'network', isOnline: true },
          { kind: 'time passes', ticks: ticksOfNext },
          { kind: 'save', tab: 0, ids: ['mug'] },
          { kind: 'time passes', ticks: 40 },
        ],
        'leads',
      );
      expect(world.entries).toEqual(['write-0 mug', 'write-1 mug']);
      expect(world.leads.get('mug')).toBe(SELECTABLE_STATUSES[1]);
    },
  );

  it('shows what the server has of a lead after a reload, until Firestore has heard of it', async () => {
    const world = new World();
    world.isListening = false;
    const open = (): Tab => {
      pendingSteps.set(new Map());
      return new Tab(world);
    };
    const change: LeadStep['change'] = { from: { status: 'new' }, to: { status: 'contacted' } };
    const step: LeadStep = { noun: 'leads', kind: 'order', id: 'mug', title: '', base: 1, at: 0, change, outcome: 'waiting' };
    const page = open();
    page.save({ id: 'write', name: '', startedAt: 0, kind: 'leads', steps: [step], undo: [] });
    await macrotask();
    expect(world.leads.get('mug')).toBe('contacted');
    for (const isListening of [false, true]) {
      world.isListening = isListening;
      page.close();
      open();
      await macrotask();
      expect(pendingSteps.get().get('mug')).toEqual([{ ...step, outcome: 'written' }]);
      expect(world.device.size).toBe(isListening ? 0 : 1);
    }
  });

  it('sends writes that never reached Firestore, and finds those that the server accepted before a reload', async () => {
    const { world, made } = await play(
      [
        { kind: 'network', isOnline: false },
        { kind: 'save', tab: 0, ids: ['mug'] },
        { kind: 'time passes', ticks: 12 },
        { kind: 'queue of Firestore lost' },
      ],
      'form',
    );
    expect(made).toHaveLength(1);
    expect(world.entries).toEqual(['write-0 mug']);
    expect(world.told.get('asha write-0 mug')).toEqual(['written']);
  });

  it.each([1, 2])('sends none of %s pictures that were given up before the server had their document', async (givenUp) => {
    const world = new World();
    const tab = new Tab(world);
    world.setOnline(false);
    const step: Step = { noun: 'products', id: 'mug', title: '', base: 1, change: { price: 1 }, outcome: 'waiting' };
    const pictures = [pictureOf('write', 'mug'), { ...pictureOf('write', 'mug'), id: 'other' }];
    tab.save({ id: 'write', name: '', startedAt: 0, kind: 'form', steps: [step], undo: [], pictures });
    await macrotask();
    for (const picture of (await tab.queue.pictures()).pictures.slice(0, givenUp)) await tab.queue.changePicture(picture, null);
    world.setOnline(true);
    await macrotask();
    const left = [world.device.size, world.files.size];
    expect([world.entries, world.uploads, left]).toEqual([['write mug'], ['write mug', 'other'].slice(givenUp), [0, 0]]);
  });

  it('goes on in an open tab with the pictures of one that was closed, once its document is written', async () => {
    const world = new World();
    const [closed, open] = [new Tab(world), new Tab(world)];
    await macrotask();
    world.setOnline(false);
    const step: Step = { noun: 'products', id: 'mug', title: '', base: 1, change: { price: 1 }, outcome: 'waiting' };
    closed.save({
      id: 'write',
      name: '',
      startedAt: 0,
      kind: 'form',
      steps: [step],
      undo: [],
      pictures: [pictureOf('write', 'mug')],
    });
    await macrotask();
    closed.close();
    world.setOnline(true);
    await macrotask();
    expect(world.uploads).toEqual([]);
    // The tab is shown.
    open.resume();
    await macrotask();
    expect([world.entries, world.uploads, world.device.size, world.files.size]).toEqual([['write mug'], ['write mug'], 0, 0]);
    expect(world.told.get('asha write mug')).toEqual(['written']);
  });

  it('deletes the files that a page left which was closed before it stored their write', async () => {
    const world = new World();
    world.files.set('write/picture', { id: 'write/picture', writeId: 'write', by: 'asha', file: new Blob() });
    world.files.set('other/picture', { id: 'other/picture', writeId: 'other', by: 'meera', file: new Blob() });
    new Tab(world);
    await macrotask();
    expect([...world.files.keys()]).toEqual(['other/picture']);
  });

  it('sends a picture whose document is written already', async () => {
    const world = new World();
    new Tab(world).save({
      id: 'write',
      name: '',
      startedAt: 0,
      kind: 'form',
      steps: [],
      undo: [],
      pictures: [pictureOf('write', 'mug')],
    });
    await macrotask();
    expect([world.uploads, world.device.size]).toEqual([['write mug'], 0]);
  });

  it('refuses what followed a refused save, although a colleague has made the revision that it is based on', async () => {
    const { world } = await play(
      [
        { kind: 'network', isOnline: false },
        { kind: 'save', tab: 0, ids: ['mug'] },
        { kind: 'time passes', ticks: 20 },
        { kind: 'save', tab: 1, ids: ['mug'] },
        { kind: 'time passes', ticks: 20 },
        { kind: 'colleague', id: 'mug' },
        { kind: 'network', isOnline: true },
      ],
      'form',
    );
    expect(world.entries).toEqual([]);
    expect([...world.told]).toEqual([
      ['asha write-0 mug', ['conflict']],
      ['asha write-1 mug', ['conflict']],
    ]);
  });

  it('goes on with what earlier page loads left once the storage answers', async () => {
    const world = new World();
    const change: LeadStep['change'] = { from: { status: 'new' }, to: { status: 'contacted' } };
    const step: LeadStep = { noun: 'leads', kind: 'order', id: 'mug', title: '', base: 1, at: 0, change, outcome: 'waiting' };
    const write: PendingWrite = { id: 'write', name: '', startedAt: 0, kind: 'leads', steps: [step], undo: [] };
    world.device.set('write/write', { ...write, by: 'asha' });
    world.files.set('other/picture', { id: 'other/picture', writeId: 'other', by: 'asha', file: new Blob() });
    world.isAnswering = false;
    const tab = new Tab(world);
    await macrotask();
    expect([world.leads.get('mug'), world.files.size]).toEqual(['new', 1]);
    await expect(tab.queue.filesOf('write')).rejects.toThrow();
    world.isAnswering = true;
    tab.resume();
    await macrotask();
    expect([world.leads.get('mug'), world.files.size]).toEqual(['contacted', 0]);
  });

  it('knows of the writes of a document that wait only those of its person', async () => {
    const world = new World();
    world.setOnline(false);
    const step: Step = { noun: 'products', id: 'mug', title: '', base: 1, change: { price: 1 }, outcome: 'waiting' };
    const page = new Tab(world);
    page.save({ id: 'write', name: '', startedAt: 0, kind: 'form', steps: [step], undo: [] });
    await macrotask();
    expect((await page.queue.waitingFor('products', 'mug'))?.id).toBe('write');
    page.close();
    world.person = 'meera';
    expect(await new Tab(world).queue.waitingFor('products', 'mug')).toBeNull();
  });

  it('says whether the disk has the write with its files', async () => {
    const world = new World();
    const tab = new Tab(world);
    const step: Step = { noun: 'products', id: 'mug', title: '', base: 1, change: { price: 1 }, outcome: 'waiting' };
    const write: PendingWrite = { id: 'write', name: '', startedAt: 0, kind: 'form', steps: [step], undo: [] };
    const kept: boolean[] = [];
    const onKept = (isStored: boolean) => kept.push(isStored);
    await tab.queue.send(write, { onKept });
    world.isFull = true;
    const pictures = [pictureOf('other', 'pen')];
    const other = { ...write, id: 'other', steps: [{ ...step, id: 'pen' }], pictures };
    await tab.queue.send(other, { files: { 'other pen': new Blob() }, onKept });
    expect(kept).toEqual([true, false]);
  });

  it('leaves the files of a write that this release cannot read', async () => {
    const world = new World();
    world.device.set('write/newer', { id: 'newer', by: 'asha', kind: 'something else' });
    world.files.set('newer/picture', { id: 'newer/picture', writeId: 'newer', by: 'asha', file: new Blob() });
    new Tab(world);
    await macrotask();
    expect(world.files.size).toBe(1);
  });

  it('writes a form as a whole or not at all', async () => {
    const { world } = await play(OVERTAKEN, 'form');
    expect(world.entries).toEqual([]);
    expect(world.told.get('asha write-0 mug')).toEqual(['conflict']);
  });

  it('writes all of many products except the refused', async () => {
    const { world } = await play(OVERTAKEN, 'selection');
    expect(world.entries).toEqual(['write-0 mug']);
    expect(world.told.get('asha write-0 pen')).toEqual(['conflict']);
  });

  it('writes what followed a change of many products that was written without the refused ones', async () => {
    const { world } = await play(
      [
        { kind: 'network', isOnline: false },
        { kind: 'save', tab: 0, ids: ['mug', 'pen'] },
        { kind: 'time passes', ticks: 20 },
        { kind: 'save', tab: 0, ids: ['mug'] },
        { kind: 'time passes', ticks: 20 },
        { kind: 'colleague', id: 'pen' },
        { kind: 'network', isOnline: true },
        { kind: 'time passes', ticks: 200 },
      ],
      'selection',
    );
    expect(world.entries).toEqual(['write-0 mug', 'write-1 mug']);
    expect([...world.told]).toEqual([
      ['asha write-0 mug', ['written']],
      ['asha write-0 pen', ['conflict']],
      ['asha write-1 mug', ['written']],
    ]);
    expect(world.overwritten).toEqual([]);
  });

  it('sends what is changed of a product after what an earlier page load kept and did not send', async () => {
    const world = new World();
    world.setOnline(false);
    const saveOf = (id: string, base: number): PendingWrite => {
      const step: Step = { noun: 'products', id: 'mug', title: '', base, change: { price: base }, outcome: 'waiting' };
      return { id, name: '', startedAt: base, kind: 'form', steps: [step], undo: [] };
    };
    const closed = new Tab(world);
    closed.save(saveOf('first', 1));
    while (world.device.size === 0) await Promise.resolve();
    expect(world.firestore).toEqual([]);
    closed.close();
    const open = new Tab(world);
    await macrotask();
    // The table shows the revision that the first makes.
    open.save(saveOf('second', 2));
    await macrotask();
    world.setOnline(true);
    await macrotask();
    expect(world.entries).toEqual(['first mug', 'second mug']);
  });

  it('asks once for a batch whose author has lost the rights', async () => {
    const asked: string[] = [];
    const refuse = (what: string) => () => {
      asked.push(what);
      return Promise.reject(new Refused());
    };
    const steps = Array.from({ length: 64 }, (_, index): Step => {
      const id = `product-${index}`;
      return { noun: 'products', id, title: id, base: 1, change: { price: 1 }, outcome: 'waiting' };
    });
    const port: WritePort = {
      commit: refuse('commit'),
      wasCommitted: refuse('wasCommitted'),
      hasEntry: refuse('hasEntry'),
      changeLead: () => never(),
      isRefusal: (error) => error instanceof Refused,
      read: refuse('read'),
      keep: () => Promise.resolve(),
    };
    const done = await runWrite({ id: 'write', name: '', startedAt: 0, kind: 'selection', steps, undo: [] }, port);
    expect(new Set(done.steps.map(({ outcome }) => outcome))).toEqual(new Set(['refused']));
    expect(asked).toEqual(['commit', 'wasCommitted']);
  });

  it('counts the steps that a settled write has written', () => {
    const steps = (['written', 'conflict', 'refused', 'waiting'] as const).map((outcome) => ({ outcome }) as Step);
    expect(progressOf({ steps })).toMatchObject({ total: 4, written: 1, waiting: 1 });
  });
});

import { CHANGES_OVERLAP_MS } from '@catalogue/contract/entities/catalogue';
import type { CatalogueMeta } from '@catalogue/contract/entities/catalogue';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { Killed, MemoryPublishStore, productPath } from '../../../tests/fixtures/memory-publish-store';
import { productFields } from '../../../tests/fixtures/product-fields';
import { log } from '../platform/log';
import type { Path } from './catalogue-change';
import { queueDifferences, entriesOfWrite } from './queue-documents';
import { publishPending } from './publish-pending';
import type { QueueEntry } from './publish-port';

const IDS = ['a', 'b', 'c'] as const;

const write = fc.record({
  kind: fc.constant('write' as const),
  id: fc.constantFrom(...IDS),
  to: fc.constantFrom('live', 'hidden', 'trash', 'gone', 'moved'),
  title: fc.constantFrom('One', 'Two', 'Three'),
  minutesLater: fc.constantFrom(0.001, 0.1, 1, 4, 7),
});
type Write = typeof write extends fc.Arbitrary<infer Value> ? Value : never;

/** One step of a random history: of the collection, its events, the publishers or a device. */
const step = fc.oneof(
  { weight: 4, arbitrary: write },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('deliver' as const),
      // Any pending events, in any order; `again` leaves them pending.
      which: fc.array(fc.nat(20), { maxLength: 3 }),
      again: fc.boolean(),
      // The publisher is killed before its n-th call, or its lease expires there and another publisher runs.
      killAt: fc.option(fc.nat(40), { nil: undefined }),
      overtakenAt: fc.option(fc.nat(40), { nil: undefined }),
      meanwhile: fc.option(fc.record({ call: fc.nat(30), write }), { nil: undefined }),
    }),
  },
  // Loses an event for good, at most one per document; the nightly rebuild finds the difference.
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('lose' as const), which: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('damage' as const), which: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('rebuild' as const) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('sync' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Documents, their events, publishers and one device, as a history changes them. */
class Simulation {
  readonly store = new MemoryPublishStore();
  private pendingEvents: QueueEntry[][] = [];
  private readonly lost = new Set<string>();
  readonly device = new Map<Path, { updatedAt: number; title: string }>();
  private knownMeta: CatalogueMeta | null = null;

  write({ id, to: wanted, title, minutesLater }: Write): void {
    const { store } = this;
    const path = productPath(id);
    const before = store.documents.get(path);
    // Only documents in the trash are purged, and only after the trash was published.
    const to = wanted === 'gone' && before?.fields.deletedAt === null ? 'trash' : wanted;
    store.clock += Math.max(1, Math.round(minutesLater * 60_000));
    const addedDate = to === 'moved' ? store.clock : (before?.fields.addedDate ?? 1);
    const fields = productFields({
      title,
      addedDate,
      live: to !== 'hidden',
      deletedAt: to === 'trash' ? 1 : null,
      updatedAt: store.clock,
    });
    if (to === 'gone') store.documents.delete(path);
    else store.documents.set(path, { at: store.clock * 1_000, fields });
    this.pendingEvents.push(entriesOfWrite(path, before?.fields, to === 'gone' ? undefined : fields));
  }

  async deliver({ which, again, killAt, overtakenAt, meanwhile }: Extract<Step, { kind: 'deliver' }>): Promise<void> {
    const chosen = new Set(which.flatMap((index) => this.pendingEvents[index % this.pendingEvents.length] ?? []));
    const events = this.pendingEvents.filter((entries) => entries.some((entry) => chosen.has(entry)));
    let call = 0;
    this.store.onCall = async () => {
      call += 1;
      if (call === meanwhile?.call) this.write(meanwhile.write);
      if (call === overtakenAt) await this.publishElsewhere();
      if (killAt !== undefined && call >= killAt) throw new Killed();
    };
    try {
      await this.store.port.addEntries(events.flat());
      if (!again) this.pendingEvents = this.pendingEvents.filter((entries) => !events.includes(entries));
      await publishPending(this.store.port, this.store.publishOptions);
    } catch (cause) {
      if (!(cause instanceof Error && ['Killed', 'LeaseLost'].includes(cause.name))) throw cause;
    } finally {
      this.store.onCall = () => Promise.resolve();
    }
  }

  /** The lease expires, and another publisher publishes everything. */
  private async publishElsewhere(): Promise<void> {
    const { onCall } = this.store;
    this.store.onCall = () => Promise.resolve();
    this.store.clock += 61_000;
    await publishPending(this.store.port, this.store.publishOptions);
    this.store.onCall = onCall;
  }

  loseEvent(which: number): void {
    const entries = this.pendingEvents[which % this.pendingEvents.length];
    const documentId = entries?.[0]?.documentId;
    if (documentId === undefined || this.lost.has(documentId)) return;
    this.lost.add(documentId);
    this.pendingEvents = this.pendingEvents.filter((one) => one !== entries);
  }

  deleteSegment(which: number): void {
    const references = this.store.manifest?.segments.products ?? [];
    const reference = references[which % references.length];
    if (reference !== undefined) this.store.segments.delete(reference.id);
  }

  async rebuild(): Promise<void> {
    this.store.clock += 61_000;
    const { manifest } = this.store;
    if (manifest !== null) await queueDifferences(this.store.port, manifest);
    await publishPending(this.store.port, this.store.publishOptions);
  }

  async settle(): Promise<void> {
    this.store.clock += 61_000;
    await this.store.port.addEntries(this.pendingEvents.flat());
    await this.rebuild();
  }

  /** What a device does on a visit (web/src/data/catalogue/updates). */
  syncDevice(): void {
    const { meta } = this.store;
    if (meta === null || this.knownMeta?.version === meta.version) return;
    if (this.knownMeta === null || this.knownMeta.asOf < meta.removedSince) {
      this.device.clear();
      for (const { id, updatedAt, title } of this.store.publishedProducts())
        this.device.set(productPath(id), { updatedAt, title });
    } else {
      const since = this.knownMeta.asOf - CHANGES_OVERLAP_MS;
      for (const [path, { at, fields }] of this.store.documents)
        if (isShown(fields) && at / 1_000 > since)
          this.device.set(path, { updatedAt: at / 1_000, title: String(fields.title) });
      for (const { id, at } of meta.removed)
        if ((this.device.get(productPath(id))?.updatedAt ?? Infinity) <= at) this.device.delete(productPath(id));
    }
    this.knownMeta = meta;
  }

  visibleDocuments(): Map<Path, string> {
    const shown = [...this.store.documents].filter(([, { fields }]) => isShown(fields));
    return new Map(shown.map(([path, { fields }]): [Path, string] => [path, String(fields.title)]).sort());
  }

  published(): Map<Path, string> {
    return new Map(
      this.store
        .publishedProducts()
        .map(({ id, title }): [Path, string] => [productPath(id), title])
        .sort(),
    );
  }

  onDevice(): Map<Path, string> {
    return new Map([...this.device].map(([path, { title }]): [Path, string] => [path, title]).sort());
  }
}

const isShown = (fields: Record<string, unknown>): boolean => fields.live === true && fields.deletedAt === null;

it('ends with catalogue and devices equal to the documents, after crashes, expired leases, repeated and lost events, and damage', async () => {
  const mocks = [vi.spyOn(log, 'error').mockReturnValue(), vi.spyOn(log, 'warn').mockReturnValue()];
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30, size: 'max' }), async (steps) => {
      const simulation = new Simulation();
      let hasDamage = false;
      for (const one of steps) {
        if (one.kind === 'write') simulation.write(one);
        if (one.kind === 'sync' && !hasDamage) simulation.syncDevice();
        if (one.kind === 'rebuild') await simulation.rebuild();
        if (one.kind === 'lose') simulation.loseEvent(one.which);
        if (one.kind === 'damage') {
          simulation.deleteSegment(one.which);
          hasDamage = true;
        }
        if (one.kind === 'deliver') await simulation.deliver(one);
      }
      await simulation.settle();
      expect(simulation.published()).toEqual(simulation.visibleDocuments());
      expect(simulation.store.queue.size).toBe(0);
      simulation.syncDevice();
      expect(simulation.onDevice()).toEqual(simulation.visibleDocuments());
    }),
    { numRuns: 500 },
  );
  for (const mock of mocks) mock.mockRestore();
});

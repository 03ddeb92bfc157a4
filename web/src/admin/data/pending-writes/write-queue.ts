import { createWriteTurns } from './write-turns';
import { addPendingSteps, replacePendingSteps } from './pending-steps';
import { isOfLead, type LeadStep, type PendingWrite, type Step } from './pending-write';
import { entryIdsOf, runWrite, withPredecessors, type OutcomeOfEntry, type WritePort } from './run-write';
import { createWriteStore, keyOf, type QueuedPictures, type WriteStorage } from './write-store';

/** The Firestore and storage calls of a queue. */
export interface QueuePort extends WriteStorage {
  /** Id of the signed-in person, once it is known. */
  authorId: () => Promise<string>;
  writePort: (write: PendingWrite, keep: WritePort['keep']) => Promise<WritePort>;
  /** Called when the device has the pictures of a write, and when they may be sent. */
  onPictures: () => void;
  /** Resolves when Firestore's cache and the stored lists have what a step wrote of its lead. Waits for a network. */
  untilCached: (step: LeadStep) => Promise<unknown>;
  /** Runs work in one tab at a time. Where tabs cannot be told apart two may send a write; the second changes nothing. */
  inOneTab: <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;
}

/** A write with its outcomes. `failure`: why steps still wait; null: none does. */
export interface Settled<W extends PendingWrite = PendingWrite> {
  write: W;
  failure: unknown;
}

export interface SendOptions<W extends PendingWrite = PendingWrite> {
  /** Whether an earlier attempt may have written some of it. */
  isResumed?: boolean;
  /** Files of its pictures, by their ids. */
  files?: Readonly<Record<string, Blob>> | undefined;
  /** Called when this device has the write; not `isStored`: in this page's memory only. */
  onKept?: ((isStored: boolean) => unknown) | undefined;
  /** Called with the outcome; the device keeps the write until this is done. */
  onSettled?: ((settled: Settled<W>) => unknown) | undefined;
}

/** Outcomes of writes of earlier page loads, by the ids of the writes; null: another tab has settled it. */
type Resumed = ReadonlyMap<string, Promise<Settled | null>>;

/** Steps per commit. Firestore takes 500 writes at once, and the activity entry is one of them. */
const BATCH_SIZE = 450;

/**
 * What staff save, each write kept on the device until its outcome is known: Firestore sends writes of an earlier page load, but
 * tells nobody when the server refuses one of them. After a reload the activity log says which arrived.
 */
export function createWriteQueue(port: QueuePort) {
  const store = createWriteStore(port);
  /** Writes that this page sends itself. */
  const ofThisPage = new Set<string>();
  const turns = createWriteTurns();
  /** Outcomes of this page's writes by document, by the entries that their commits were to have. */
  const outcomes = new Map<string, Promise<ReadonlyMap<string, Step['outcome']>>>();
  let earlier: Promise<Resumed> | undefined;

  /** A write whose steps name what they follow: the author's writes that wait for the server. */
  async function linked<W extends PendingWrite>(write: W, author: string): Promise<W> {
    const waiting = (await store.all()).filter(({ by, id }) => by === author && id !== write.id);
    return { ...write, steps: withPredecessors(write.steps, waiting, BATCH_SIZE) };
  }

  const outcomeOfEntry: OutcomeOfEntry = async (entryId, { noun, id }) => {
    return (await outcomes.get(entryId))?.get(`${noun}/${id}`) ?? null;
  };

  function noteOutcome<Result extends Settled | null>(write: PendingWrite, settled: Promise<Result>): Promise<Result> {
    const known = settled.then(
      (one) => new Map(one?.write.steps.map(({ noun, id, outcome }) => [`${noun}/${id}`, outcome])),
      () => new Map<string, Step['outcome']>(),
    );
    for (const entryId of entryIdsOf(write, BATCH_SIZE)) outcomes.set(entryId, known);
    return settled;
  }

  async function run<W extends PendingWrite>(
    write: W,
    turn: Promise<unknown>,
    { isResumed = false, files = {}, onKept, onSettled }: SendOptions<W>,
  ): Promise<Settled<W>> {
    let latest = write;
    let failure: unknown = null;
    let by: string | null = null;
    try {
      const author = await port.authorId();
      by = author;
      const keep = (current: PendingWrite): Promise<boolean> => {
        latest = current as W;
        return store.keep({ ...current, by: author }, isResumed);
      };
      const sent = isResumed || write.steps.every(isOfLead) ? write : await linked(write, author);
      const hasFiles = !write.pictures || (await store.keepFiles(write, author, files));
      const isStored = await keep(sent);
      onKept?.(isStored && hasFiles);
      if (write.pictures) port.onPictures();
      await turn;
      const batch = write.steps.some(isOfLead) ? 1 : BATCH_SIZE;
      await runWrite(sent, await port.writePort(write, keep), { batch, isQueued: true, isResumed, outcomeOfEntry });
    } catch (error) {
      failure = error;
    }
    replacePendingSteps(
      write.steps,
      latest.steps.filter(({ outcome }) => outcome === 'written'),
    );
    const settled = { write: latest, failure };
    await onSettled?.(settled);
    // An outcome that cannot be read now is requested again at the next start.
    if (by !== null && (failure === null || !isResumed)) await forget(latest, by);
    return settled;
  }

  /**
   * Deletes a settled write, except what is left to do: its pictures are sent now that the server has their documents, and what it wrote of
   * leads stays until Firestore's cache and the stored lists have it, so that a page that is reloaded before shows it: the transaction of a
   * lead leaves the cache as it was.
   */
  async function forget(write: PendingWrite, by: string): Promise<void> {
    const steps = write.steps.filter(isOfLead).filter(({ outcome }) => outcome === 'written');
    const unwritten = new Set(write.steps.filter(({ outcome }) => outcome !== 'written').map(({ id }) => id));
    const pictures = write.pictures?.filter(({ documentId }) => !unwritten.has(documentId)) ?? [];
    if (steps.length + pictures.length === 0) await store.remove(write);
    else {
      const { kept: _, typed: __, ...settled } = write;
      await store.keep({ ...settled, steps, undo: [], ...(write.pictures && { pictures }), by }, true);
    }
    if (write.pictures) {
      await store.removeFiles(
        write.id,
        write.pictures.filter((picture) => !pictures.includes(picture)),
      );
      port.onPictures();
    }
    // What fails here is tried again at the next start.
    if (steps.length > 0)
      void Promise.all(steps.map(port.untilCached)).then(
        () => store.remove(write),
        () => undefined,
      );
  }

  /** null: another tab has settled it, and the lists have what was written. */
  const resumeOne = (write: PendingWrite, onSettled: SendOptions['onSettled']): Promise<Settled | null> =>
    turns.ofEarlier(write, (turn) =>
      port.inOneTab(keyOf(write), async () => {
        try {
          if (await store.isUnsettled(write)) {
            const settled = await run(write, turn, { isResumed: true, onSettled });
            if (settled.failure !== null) ofThisPage.delete(write.id);
            return settled;
          }
        } catch (error) {
          // The storage does not answer. The next call goes on.
          ofThisPage.delete(write.id);
          throw error;
        }
        replacePendingSteps(write.steps, []);
        return null;
      }),
    );

  async function resumeEarlier(onSettled: SendOptions['onSettled'], withLeads: boolean): Promise<Resumed> {
    // Where the storage does not say what earlier page loads left, the next call asks again.
    const [writes, authorId] = await Promise.all([store.allKnown(), port.authorId()]);
    for (const file of await store.filesWithoutWrite(authorId)) {
      // Another tab may be about to store their write.
      void port.inOneTab(keyOf({ id: file.writeId }), () => store.removeFileWithoutWrite(file)).catch(() => undefined);
    }
    const resumed = new Map<string, Promise<Settled | null>>();
    for (const { by, ...write } of writes) {
      const isOfLeads = write.steps.some(isOfLead);
      if (by !== authorId || ofThisPage.has(write.id) || write.steps.length === 0 || (isOfLeads && !withLeads)) continue;
      ofThisPage.add(write.id);
      addPendingSteps(write.steps);
      resumed.set(write.id, noteOutcome(write, resumeOne(write, onSettled)));
    }
    return resumed;
  }

  return {
    /**
     * Keeps a write on this device, sends it and resolves when the server has answered, however long that takes offline. Lists of
     * products show it meanwhile.
     */
    send: <W extends PendingWrite>(write: W, options: SendOptions<W> = {}): Promise<Settled<W>> => {
      ofThisPage.add(write.id);
      addPendingSteps(write.steps);
      const before = earlier?.catch(() => undefined) ?? Promise.resolve();
      const settled = turns.ofOwn(write, before, (turn) => port.inOneTab(keyOf(write), () => run(write, turn, options)));
      return noteOutcome(write, settled);
    },
    /**
     * Finds the outcome of the writes that earlier page loads of this person left, in their order; what never reached the server is
     * sent. Calls `onSettled` with each that no other tab has settled. Waits for a network. Called again, it goes on with what tabs that
     * were closed since have left of content; changes of leads wait for the next page load, because two tabs that waited for each other's
     * would never end.
     */
    resume: async (onSettled: (settled: Settled) => unknown): Promise<void> => {
      const before = earlier?.catch(() => null) ?? Promise.resolve(null);
      earlier = before.then(async (known) => new Map([...(known ?? []), ...(await resumeEarlier(onSettled, known === null))]));
      await Promise.all((await earlier).values());
    },
    /** This person's write of a document that waits for the server, if one does; the first of several. */
    waitingFor: async (noun: Step['noun'], id: string): Promise<PendingWrite | null> => {
      const author = await port.authorId();
      const isOf = ({ steps }: PendingWrite) => steps.some((step) => step.noun === noun && step.id === id);
      return (await store.all()).find((write) => write.by === author && isOf(write)) ?? null;
    },
    /** The pictures of this person's writes, oldest first. */
    pictures: async (): Promise<QueuedPictures> => store.picturesOf(await port.authorId()),
    changePicture: store.changePicture,
    /** Files of the pictures of a write, by their ids; without those that this device has lost. Rejects where the storage does not answer. */
    filesOf: async (writeId: string): Promise<Record<string, Blob>> => {
      const { pictures, isKnown } = await store.picturesOf(await port.authorId());
      if (!isKnown) throw new Error('The storage does not answer');
      const ofWrite = pictures.filter((picture) => picture.writeId === writeId);
      return Object.fromEntries(ofWrite.flatMap(({ id, file }) => (file ? [[id, file]] : [])));
    },
    /** The outcome of a write of an earlier page load; null: this device does not know it any more. Rejects while it cannot be read. */
    outcomeOfEarlier: async (id: string): Promise<Step['outcome'] | null> => {
      const settled = await (await earlier?.catch(() => undefined))?.get(id);
      if (settled?.failure) throw settled.failure as Error;
      return settled?.write.steps[0]?.outcome ?? null;
    },
  };
}

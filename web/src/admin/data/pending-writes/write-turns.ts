import { isOfLead, type PendingWrite, type Step } from './pending-write';

/** Runs the work of a write. It awaits `turn` before it changes a document. */
type Work<Result> = (turn: Promise<unknown>) => Promise<Result>;

/**
 * The order of changes of a document: each is made when those before it are settled. One that an earlier page load left may wait for that page
 * to end, and must not come after what is saved meanwhile. Content that this page saves has no turns among itself: Firestore has its own queue,
 * and refuses a step whose predecessor it has refused.
 */
export function createWriteTurns() {
  /** The latest write of each document until it is settled: of earlier page loads, and of this one. */
  const earlier = new Map<string, Latest>();
  const own = new Map<string, Latest>();

  const settledOf = (latest: typeof own, steps: readonly Step[], write: PendingWrite) =>
    Promise.allSettled(
      steps.flatMap((step) => {
        const before = latest.get(keyOf(step));
        return before && (isOfLead(step) || isOlder(before.write, write)) ? [before.settled] : [];
      }),
    );

  function note<Result>(
    latest: typeof own,
    steps: readonly Step[],
    write: PendingWrite,
    settled: Promise<Result>,
  ): Promise<Result> {
    const keys = steps.map(keyOf);
    for (const key of keys) latest.set(key, { write, settled });
    const forget = (): void => {
      for (const key of keys) if (latest.get(key)?.settled === settled) latest.delete(key);
    };
    settled.then(forget, forget);
    return settled;
  }

  return {
    /** Work of a write that an earlier page load left. */
    ofEarlier: <Result>(write: PendingWrite, work: Work<Result>): Promise<Result> =>
      note(earlier, write.steps, write, work(settledOf(earlier, write.steps, write))),
    /** Work of a write of this page. `known`: the writes that earlier page loads left have their turns. */
    ofOwn: <Result>(write: PendingWrite, known: Promise<unknown>, work: Work<Result>): Promise<Result> => {
      const ofLeads = write.steps.filter(isOfLead);
      const afterEarlier = known.then(() => settledOf(earlier, write.steps, write));
      return note(own, ofLeads, write, work(Promise.all([settledOf(own, ofLeads, write), afterEarlier])));
    },
  };
}

interface Latest {
  write: PendingWrite;
  settled: Promise<unknown>;
}

const keyOf = ({ noun, id }: Step): string => `${noun}/${id}`;

/** One order for all tabs: two writes of content never wait for each other. */
const isOlder = (one: PendingWrite, other: PendingWrite): boolean =>
  one.startedAt < other.startedAt || (one.startedAt === other.startedAt && one.id < other.id);

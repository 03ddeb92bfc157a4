import { isOfLead, type PendingWrite, type Step } from './pending-write';

/** Runs the work of a write. It awaits `turn` before it changes a document. */
type Work<Result> = (turn: Promise<unknown>) => Promise<Result>;

/**
 * The order of changes of a document: those that earlier page loads left are made one after the other. A change of a lead waits for all before
 * it: one that an earlier page load left may wait for that page to end, and must not revert what is saved meanwhile. Content that this page
 * saves does not wait: Firestore has its own queue, shows it at once, and refuses a step whose predecessor it has refused.
 */
export function createWriteTurns() {
  /** The latest write of each document until it is settled: of earlier page loads, and of this one. */
  const earlier = new Map<string, Promise<unknown>>();
  const own = new Map<string, Promise<unknown>>();

  const keysOf = (steps: readonly Step[]): string[] => steps.map(({ noun, id }) => `${noun}/${id}`);
  const settledOf = (latest: typeof own, keys: readonly string[]) =>
    Promise.allSettled(keys.flatMap((key) => latest.get(key) ?? []));

  function note<Result>(latest: typeof own, keys: readonly string[], settled: Promise<Result>): Promise<Result> {
    for (const key of keys) latest.set(key, settled);
    const forget = (): void => {
      for (const key of keys) if (latest.get(key) === settled) latest.delete(key);
    };
    settled.then(forget, forget);
    return settled;
  }

  return {
    /** Work of a write that an earlier page load left. */
    ofEarlier: <Result>({ steps }: PendingWrite, work: Work<Result>): Promise<Result> =>
      note(earlier, keysOf(steps), work(settledOf(earlier, keysOf(steps)))),
    /** Work of a write of this page. `known`: the writes that earlier page loads left have their turns. */
    ofOwn: <Result>({ steps }: PendingWrite, known: Promise<unknown>, work: Work<Result>): Promise<Result> => {
      const leads = keysOf(steps.filter(isOfLead));
      const afterEarlier = leads.length === 0 ? null : known.then(() => settledOf(earlier, leads));
      return note(own, leads, work(Promise.all([settledOf(own, leads), afterEarlier])));
    },
  };
}

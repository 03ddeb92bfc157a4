import { isOfLead, type PendingWrite } from './pending-write';

/** Runs the work of a write. It awaits `turn` before it changes a lead. */
type Work<Result> = (turn: Promise<unknown>) => Promise<Result>;

/**
 * The order of changes of a lead: each is made when those before it are settled. One that an earlier page load left may wait for that page to
 * end, and must not revert what is saved meanwhile. Documents need no turn: Firestore has its own queue, and refuses a step whose predecessor it
 * has refused.
 */
export function createLeadTurns() {
  /** The latest write of each lead until it is settled: of earlier page loads, and of this one. */
  const earlier = new Map<string, Promise<unknown>>();
  const own = new Map<string, Promise<unknown>>();

  const leadsOf = ({ steps }: PendingWrite): string[] => steps.filter(isOfLead).map(({ id }) => id);
  const settledOf = (latest: typeof own, leads: readonly string[]) =>
    Promise.allSettled(leads.flatMap((id) => latest.get(id) ?? []));

  function note<Result>(latest: typeof own, leads: readonly string[], settled: Promise<Result>): Promise<Result> {
    for (const id of leads) latest.set(id, settled);
    const forget = (): void => {
      for (const id of leads) if (latest.get(id) === settled) latest.delete(id);
    };
    settled.then(forget, forget);
    return settled;
  }

  return {
    /** Work of a write that an earlier page load left. */
    ofEarlier: <Result>(write: PendingWrite, work: Work<Result>): Promise<Result> => {
      const leads = leadsOf(write);
      return note(earlier, leads, work(settledOf(earlier, leads)));
    },
    /** Work of a write of this page. `known`: the writes that earlier page loads left have their turns. */
    ofOwn: <Result>(write: PendingWrite, known: Promise<unknown>, work: Work<Result>): Promise<Result> => {
      const leads = leadsOf(write);
      const afterEarlier = known.then(() => settledOf(earlier, leads));
      return note(own, leads, work(Promise.all([settledOf(own, leads), afterEarlier])));
    },
  };
}

import * as v from 'valibot';
import { change, read, write } from '../../device/database';
import { observable } from '../../lib/observable';

/** What the person asked for, as the device keeps it. What is here is seen from the pictures themselves. */
const asked = v.object({
  scope: v.union([v.literal('all'), v.array(v.string())]),
  /** The person stopped it; a cut or a reload doesn't. */
  paused: v.boolean(),
  /** Server time, ms, when everything asked for was here; null: not yet. */
  completeAt: v.nullable(v.number()),
});
export type Asked = v.InferOutput<typeof asked>;

/**
 * `off`: nothing asked for; `running`; `paused` by the person; `waiting` for the network; `full`: no room left;
 * `behind`: was complete, and the catalogue has changed; `complete`.
 */
export type Phase = 'off' | 'running' | 'paused' | 'waiting' | 'full' | 'behind' | 'complete';

export interface KeepState {
  phase: Phase;
  asked: Asked | null;
  /** Pictures asked for, and of these the ones that are here. */
  pictures: { wanted: number; here: number };
  bytes: { wanted: number; here: number };
}

export const NOTHING_KEPT: KeepState = {
  phase: 'off',
  asked: null,
  pictures: { wanted: 0, here: 0 },
  bytes: { wanted: 0, here: 0 },
};

export const keepState = observable<KeepState>(NOTHING_KEPT);

export const changeKeepState = (change: Partial<KeepState>): void => keepState.set({ ...keepState.get(), ...change });

const KEY = 'asked';

/** What tabs of this device tell one another: that the person asked for something else, or how far the one that fetches is. */
type Word = 'asked' | Pick<KeepState, 'phase' | 'pictures' | 'bytes'>;

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('take-along');
const tell = (word: Word): void => channel?.postMessage(word);

/** What is asked for, and not here yet. */
export const isWanted = (asked: Asked | null): asked is Asked => asked !== null && !asked.paused && asked.completeAt === null;

/** As `changeKeepState`, for the tab that fetches: the others show it too. */
export function report(change: Partial<Omit<KeepState, 'asked'>>): void {
  changeKeepState(change);
  const { phase, pictures, bytes } = keepState.get();
  tell({ phase, pictures, bytes });
}

/** Follows the other tabs' reports, and calls `onAsked` when the person asked for something else in one of them. */
export function followOtherTabs(onAsked: () => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (data === 'asked') onAsked();
    // What was still under way when the person stopped it is no news.
    else if (keepState.get().asked?.paused === false) changeKeepState(data);
  });
}

function parse(value: unknown): Asked | null {
  const stored = v.safeParse(asked, value);
  return stored.success ? stored.output : null;
}

export const readAsked = async (): Promise<Asked | null> => parse(await read('kept', KEY));

export async function writeAsked(next: Asked | null): Promise<void> {
  changeKeepState({ asked: next });
  await write('kept', KEY, next ?? undefined);
  tell('asked');
}

/** Notes that all of `done` is here. False: in this tab or another the person has asked for something else meanwhile. */
export async function writeComplete(done: Asked, at: number): Promise<boolean> {
  const complete = { ...done, completeAt: at };
  const seen = { isStillAsked: false };
  await change('kept', KEY, (stored) => {
    seen.isStillAsked = JSON.stringify(parse(stored)) === JSON.stringify(done);
    return seen.isStillAsked ? complete : stored;
  });
  if (seen.isStillAsked) {
    changeKeepState({ asked: complete });
    tell('asked');
  }
  return seen.isStillAsked;
}

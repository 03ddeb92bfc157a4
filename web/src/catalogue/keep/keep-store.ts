import * as v from 'valibot';
import { read, write } from '../../device/database';
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

export async function readAsked(): Promise<Asked | null> {
  const stored = v.safeParse(asked, await read('kept', KEY));
  return stored.success ? stored.output : null;
}

export async function writeAsked(next: Asked | null): Promise<void> {
  changeKeepState({ asked: next });
  await write('kept', KEY, next ?? undefined);
}

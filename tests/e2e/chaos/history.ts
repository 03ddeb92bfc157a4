import fc from 'fast-check';
import { FAULTS } from '../enquiry/fault-proxy';
import type { Fault } from '../enquiry/fault-proxy';

const PLAIN = [
  'submit',
  'submitAndLeave',
  'offline',
  'online',
  'reload',
  'openTab',
  'closeTab',
  'sendAll',
  'sync',
  /** A newer service worker is installed, and waits. */
  'newWorker',
  /** One is installed, and the person lets it in: the page reloads under it. */
  'letWorkerIn',
] as const;
type Plain = (typeof PLAIN)[number];

export type Step =
  | { do: Plain }
  | { do: 'forward'; seconds: number }
  | { do: 'setClock'; days: number }
  | { do: 'storage'; full: boolean };

export interface History {
  seed: number;
  steps: readonly Step[];
  faults: readonly Fault[];
}

const plain = (...names: Plain[]) => fc.constantFrom(...names).map((name) => ({ do: name }));

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: plain('submit', 'submit', 'submitAndLeave') },
  { weight: 3, arbitrary: plain('offline', 'online', 'reload', 'openTab', 'closeTab', 'sendAll') },
  { weight: 2, arbitrary: plain('sync', 'newWorker', 'letWorkerIn') },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('forward' as const), seconds: fc.constantFrom(5, 30, 300) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('setClock' as const), days: fc.constantFrom(-30, -1, 1, 30) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('storage' as const), full: fc.boolean() }) },
);

/** The history of that number: the same one every time. */
export function historyOf(seed: number): History {
  const steps = fc.array(step, { minLength: 5, maxLength: 9 });
  const faults = fc.array(fc.constantFrom(...FAULTS), { minLength: 2, maxLength: 8 });
  const [history] = fc.sample(fc.record({ steps, faults }), { seed, numRuns: 1 });
  if (history === undefined) throw new Error('fast-check made no history');
  return { seed, ...history };
}

/** Everything that the histories are to have in them, by name: a set of random ones that lacks some shows too little. */
export const EVENTS: readonly string[] = [...PLAIN, 'forward', 'setClock', 'storage', ...FAULTS];

export const eventsOf = ({ steps, faults }: History): string[] => [...steps.map((one) => one.do), ...faults];

/** A small selection of histories in which every event happens: the next one chosen adds the most new events. */
export function coverAll(histories: readonly History[], events: readonly string[]): History[] {
  const missing = new Set(events);
  const gain = (history: History): number => new Set(eventsOf(history).filter((event) => missing.has(event))).size;
  const chosen: History[] = [];
  while (missing.size > 0) {
    const best = histories.reduce<History | null>((most, one) => (gain(one) > (most ? gain(most) : 0) ? one : most), null);
    if (best === null) throw new Error(`No history contains ${[...missing].join(', ')}.`);
    chosen.push(best);
    for (const event of eventsOf(best)) missing.delete(event);
  }
  return chosen;
}

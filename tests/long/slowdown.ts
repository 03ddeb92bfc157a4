import { percentile } from '../perf/bench';

/** Milliseconds of one round of requests to the stack, and of constant work next to it. */
export interface Round {
  requests: number;
  control: number;
}

/** How many times slower the stack answers in `last` than in `first`, without what a busier machine adds. */
export function slowdown(first: readonly Round[], last: readonly Round[]): number {
  const relative = (rounds: readonly Round[]): number =>
    percentile(
      rounds.map(({ requests, control }) => requests / control),
      0.5,
    );
  return relative(last) / relative(first);
}

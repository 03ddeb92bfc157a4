/** One measured figure. Lower is better. */
export interface Measured {
  what: string;
  unit: 'ms' | 'kB' | 'reads' | 'nodes';
  ours: number;
  /** The same asked of the obvious way to build it, measured in the same run. */
  naive?: number;
  /** The same asked of Firestore's persistent cache. */
  cache?: number;
  /** The promise; beyond it the bench fails. */
  atMost?: number;
}

/** What a file tests/perf/*.bench.ts exports as `bench`. */
export interface Bench {
  /** Runs over the seeded suite, found by the variables tests/stack.ts reads. */
  needsStack: boolean;
  run: () => Promise<Measured[]>;
}

/** The value below which the share `p` of the samples lies. */
export function percentile(samples: readonly number[], p: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? Number.NaN;
}

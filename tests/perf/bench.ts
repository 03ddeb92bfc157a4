/** One measured figure. Lower is better. */
export interface Measured {
  what: string;
  unit: 'ms' | 'kB' | 'reads' | 'nodes' | '%';
  ours: number;
  /** The same figure of the obvious implementation, measured in the same run. */
  naive?: number;
  /** The same figure of Firestore's persistent cache. */
  cache?: number;
  /** The target; above it the bench fails. */
  atMost?: number;
}

/** Each file tests/perf/*.bench.ts exports one as `bench`. */
export interface Bench {
  /** Needs the seeded suite, which tests/stack.ts finds. */
  needsStack: boolean;
  run: () => Promise<Measured[]>;
}

/** The value below which the share `p` of the samples lies. */
export function percentile(samples: readonly number[], p: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? Number.NaN;
}

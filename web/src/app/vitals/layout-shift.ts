/** Part of LayoutShift that TypeScript's DOM types lack. */
export interface LayoutShiftEntry {
  startTime: number;
  value: number;
  hadRecentInput: boolean;
}

/** Shifts closer than this, within this time, count together: Google's session window. */
const [GAP_MS, WINDOW_MS] = [1_000, 5_000];

/** Sums shifts by session window; `worst` returns the largest sum. */
export function layoutShifts(): { add: (entry: LayoutShiftEntry) => void; worst: () => number } {
  let [sum, worst, first, last] = [0, 0, -Infinity, -Infinity];
  return {
    add({ startTime, value, hadRecentInput }) {
      if (hadRecentInput) return;
      const isSameWindow = startTime - last < GAP_MS && startTime - first < WINDOW_MS;
      sum = isSameWindow ? sum + value : value;
      if (!isSameWindow) first = startTime;
      last = startTime;
      worst = Math.max(worst, sum);
    },
    worst: () => worst,
  };
}

/** Milliseconds of each run. */
export function timesOf(works: readonly (() => unknown)[]): number[] {
  return works.map((work) => {
    const from = performance.now();
    work();
    return performance.now() - from;
  });
}

/** The same for asynchronous work, one run after the other. */
export async function slowTimesOf(works: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const times: number[] = [];
  for (const work of works) {
    const from = performance.now();
    await work();
    times.push(performance.now() - from);
  }
  return times;
}

/** Queries as people type them: one or two words of a title, letter by letter. */
export function typing(titles: readonly string[], words: number): string[] {
  const some = titles.filter((_, index) => index % Math.ceil(titles.length / words) === 0);
  return some.flatMap((title, index) => {
    const typed = title.split(' ', 1 + (index % 2)).join(' ');
    return Array.from(typed, (_, letter) => typed.slice(0, letter + 1));
  });
}

/** Samples by figure, in ms. The bench takes the 95th percentile, or the median of a few. */
export type Samples = Record<string, number[]>;

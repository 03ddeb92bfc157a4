/** Milliseconds of each of many runs. */
export function timesOf(works: readonly (() => unknown)[]): number[] {
  return works.map((work) => {
    const from = performance.now();
    work();
    return performance.now() - from;
  });
}

/** The same for work that takes a while: one after the other. */
export async function slowTimesOf(works: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const times: number[] = [];
  for (const work of works) {
    const from = performance.now();
    await work();
    times.push(performance.now() - from);
  }
  return times;
}

/** What people type: the beginnings of one or two words of a title, letter by letter. */
export function typing(titles: readonly string[], words: number): string[] {
  const some = titles.filter((_, index) => index % Math.ceil(titles.length / words) === 0);
  return some.flatMap((title, index) => {
    const typed = title.split(' ', 1 + (index % 2)).join(' ');
    return Array.from(typed, (_, letter) => typed.slice(0, letter + 1));
  });
}

/** What the page finds out, by question; ms. The bench takes the 95th percentile, or the median of few. */
export type Samples = Record<string, number[]>;

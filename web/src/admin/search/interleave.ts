/** The first of both lists in `places` places: half for each, and what one leaves free for the other. */
export function interleave<Item>(first: readonly Item[], second: readonly Item[], places: number): Item[] {
  const half = Math.ceil(places / 2);
  const ofFirst = first.slice(0, Math.max(half, places - second.length));
  return [...ofFirst, ...second.slice(0, places - ofFirst.length)];
}

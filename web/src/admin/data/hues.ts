/** The twelve hues of categories: degrees of the colour wheel and names. */
export const HUES: readonly { hue: number; name: string }[] = [
  { hue: 15, name: 'Coral' },
  { hue: 40, name: 'Amber' },
  { hue: 60, name: 'Lemon' },
  { hue: 85, name: 'Lime' },
  { hue: 115, name: 'Green' },
  { hue: 140, name: 'Emerald' },
  { hue: 175, name: 'Teal' },
  { hue: 220, name: 'Blue' },
  { hue: 250, name: 'Indigo' },
  { hue: 280, name: 'Violet' },
  { hue: 310, name: 'Plum' },
  { hue: 350, name: 'Rose' },
];

/** Name of a hue; its degrees when it is none of the twelve. */
export const hueName = (value: number): string => HUES.find(({ hue }) => hue === value)?.name ?? `${value}°`;

/** The hue for one more category: the first of the least used. */
export function nextHue(taken: readonly number[]): number {
  const uses = (hue: number): number => taken.filter((one) => one === hue).length;
  return HUES.reduce((best, { hue }) => (uses(hue) < uses(best) ? hue : best), HUES[0]?.hue ?? 0);
}

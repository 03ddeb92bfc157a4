/** The singular of an English plural: bottles, diaries, boxes; any other word stays as it is. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(x|ch|sh|s)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

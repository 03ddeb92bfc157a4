/** Firefox before 125 has none: there an emoji of several characters may be cut apart. */
const graphemes = 'Segmenter' in Intl ? new Intl.Segmenter('en', { granularity: 'grapheme' }) : null;
const charactersOf = (text: string): string[] =>
  graphemes === null ? Array.from(text) : [...graphemes.segment(text)].map(({ segment }) => segment);

const ELLIPSIS = '…';

type WidthOf = (text: string) => number;

/** Cuts a text and ends it with an ellipsis, so that it is at most `width` wide. */
function shorten(text: string, width: number, widthOf: WidthOf): string {
  const characters = charactersOf(text);
  while (characters.length > 0 && widthOf(characters.join('') + ELLIPSIS) > width) characters.pop();
  return characters.join('').trimEnd() + ELLIPSIS;
}

/** Parts of a word, each at most `width` wide: a word that is wider has no other place to break. */
function breakWord(word: string, width: number, widthOf: WidthOf): string[] {
  if (widthOf(word) <= width) return [word];
  const parts = [''];
  for (const character of charactersOf(word)) {
    const longer = (parts.at(-1) ?? '') + character;
    if (longer === character || widthOf(longer) <= width) parts[parts.length - 1] = longer;
    else parts.push(character);
  }
  return parts;
}

/** Lines of a text, broken at spaces; at most `most` of them, the last one shortened where words are left over. */
export function wrapText(text: string, width: number, most: number, widthOf: WidthOf): string[] {
  const lines: string[] = [];
  const words = text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => breakWord(word, width, widthOf));
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), shorten(lines.slice(most - 1).join(' '), width, widthOf)];
}

import type { BrandingMethod } from '@catalogue/contract/branding-methods';
import { LIMITS } from '@catalogue/contract/limits';
import type { BrandingArea } from '@catalogue/contract/product-fields';

export type NameProblem = 'double' | 'tooLong' | 'script' | 'symbol';

export interface CheckedName {
  text: string;
  problems: readonly NameProblem[];
}

/** Height of letters, mm: as large as a third of the area, and never smaller than a hand can read. */
const LETTER_MM = { most: 6, least: 2 } as const;
/** Width of a letter beside its height, on average. */
const WIDTH_OF_HEIGHT = 0.62;

/** Methods that are cut, struck or sewn letter by letter: the tools are Latin ones. A laser and print write any script. */
const LATIN_ONLY: readonly BrandingMethod[] = ['embroidery', 'dieStruck', 'foil'];

const LATIN = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u;
/** Pictures and control characters, which no method writes. */
const SYMBOL = /\p{Extended_Pictographic}|[\p{Cc}\p{Co}\p{Cn}]/u;

/** The same name in another case, spacing or composition. */
const sameAs = (name: string): string => name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ');

/** Names as pasted: one per line, or the first column of a spreadsheet. */
export const readNames = (pasted: string): string[] =>
  pasted
    .split(/\r\n|\r|\n/)
    .map((line) => (line.split('\t')[0] ?? '').replaceAll(/\s+/g, ' ').trim())
    .filter((name) => name !== '')
    .slice(0, LIMITS.engravedNames);

/** Height of the letters of a name in an area, mm: all names of a list are as high as the smallest area allows. */
const lettersIn = ({ height }: Pick<BrandingArea, 'height'>): number => Math.min(LETTER_MM.most, height / 3);

/** Checks names for one method in one area. */
export function checkNames(
  names: readonly string[],
  method: BrandingMethod,
  area: Pick<BrandingArea, 'width' | 'height'>,
): CheckedName[] {
  const seen = new Set<string>();
  return names.map((text) => {
    const key = sameAs(text);
    const problems: NameProblem[] = [];
    if (seen.has(key)) problems.push('double');
    seen.add(key);
    // Long names are written smaller, down to what can be read.
    const smallest = Math.min(LETTER_MM.least, lettersIn(area));
    if (text.length * WIDTH_OF_HEIGHT * smallest > area.width) problems.push('tooLong');
    if (SYMBOL.test(text)) problems.push('symbol');
    else if (LATIN_ONLY.includes(method) && !LATIN.test(text)) problems.push('script');
    return { text, problems };
  });
}

/** Share of the area's width that a name takes: as high as the letters of the list, or narrower where it would not fit. */
export function nameScale(ratio: number, area: Pick<BrandingArea, 'width' | 'height'>): number {
  const fitted = Math.min(area.width, area.height * ratio);
  return Math.min(1, (lettersIn(area) * ratio) / fitted);
}

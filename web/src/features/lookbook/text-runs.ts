/** Font files of the PDF, by the characters that each of them has. */
export type FontName = 'heading' | 'text' | 'extended' | 'hindi' | 'hindiHeading';

export type TextStyle = 'heading' | 'text';

/** A part of a text that one font can draw. */
export interface TextRun {
  font: FontName;
  text: string;
}

/** The Devanagari file has the rupee sign, too. */
const HINDI = /\p{Script_Extensions=Devanagari}|\u200c|\u200d|\u20b9/u;
const LATIN =
  /[ -\u00ff\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2000-\u200b\u2010-\u206f\u20ac\u2122\u2191\u2193\u2212\u2215]/;
const EXTENDED = /[\u0100-\u02af\u1e00-\u1eff\u20a0-\u20c0\u2113\u2c60-\u2c7f]/;

/** Drawn in place of a character that no font has, such as an emoji. */
const MISSING = '\u00b7';

const isMark = (character: string): boolean => /\p{M}|\ufe0f/u.test(character);

function fontOf(character: string, style: TextStyle): FontName | null {
  if (HINDI.test(character)) return style === 'heading' && character !== '₹' ? 'hindiHeading' : 'hindi';
  if (LATIN.test(character)) return style;
  return EXTENDED.test(character) ? 'extended' : null;
}

/** Splits a text where its font changes. A space stays with the word before it, so that shaping sees whole phrases. */
export function textRuns(text: string, style: TextStyle): TextRun[] {
  const runs: TextRun[] = [];
  for (const character of text.normalize('NFC')) {
    const last = runs.at(-1);
    const known = character === ' ' && last ? last.font : fontOf(character, style);
    // A missing combining mark or selector is dropped; a missing letter is drawn as a dot.
    if (known === null && isMark(character)) continue;
    const [font, drawn] = known === null ? [style, MISSING] : [known, character];
    if (last?.font === font) last.text += drawn;
    else runs.push({ font, text: drawn });
  }
  return runs;
}

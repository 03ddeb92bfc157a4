import { describe, expect, it, vi } from 'vitest';
import { wrapText } from './wrap-text';

const wrap = (text: string, width: number, most = 9) => wrapText(text, width, most, (part) => part.length);

describe('wrapText', () => {
  it('breaks at spaces', () => {
    expect(wrap('a steel bottle for the desk', 12)).toEqual(['a steel', 'bottle for', 'the desk']);
    expect(wrap('', 12)).toEqual([]);
  });

  it('ends the last line with an ellipsis where words are left over', () => {
    expect(wrap('a steel bottle for the desk', 12, 2)).toEqual(['a steel', 'bottle for…']);
    expect(wrap('bottle', 6, 1)).toEqual(['bottle']);
  });

  it('breaks a word that is wider than a line, and loses nothing', () => {
    expect(wrap('Donaudampfschifffahrt ahoi', 8)).toEqual(['Donaudam', 'pfschiff', 'fahrt', 'ahoi']);
  });

  it('breaks between code points in a browser without Intl.Segmenter', async () => {
    vi.resetModules();
    vi.stubGlobal('Intl', {});
    const { wrapText: wrapOld } = await import('./wrap-text');
    vi.unstubAllGlobals();
    expect(wrapOld('🎁🎁🎁', 4, 9, (part) => part.length)).toEqual(['🎁🎁', '🎁']);
  });
});

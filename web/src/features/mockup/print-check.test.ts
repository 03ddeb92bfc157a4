import { CENTRED, type Mockup } from '@catalogue/contract/mockup';
import { expect, it } from 'vitest';
import { checkPrint } from './print-check';
import type { PreparedLogo } from './render/messages';

const logo: PreparedLogo = {
  ...{ colours: 3, lightness: 0.3, thinnest: 0.02, letters: null },
  ...{ ratio: 2, width: 800, widthShare: 1, hasBackground: false, image: new Blob() },
};
const area = { width: 40, height: 40, colours: 2 };
const print: Mockup = { ...CENTRED, area: 'Front', method: 'uvPrint', ink: null };
const kinds = (
  changed: Partial<PreparedLogo>,
  mockup: Partial<Mockup> = {},
  pixels: { width: number } | null = null,
  ground: number | null = 0.9,
) => checkPrint({ ...logo, ...changed }, pixels, area, { ...print, ...mockup }, ground).map(({ kind }) => kind);

it('a logo that suits its method and size gets no remark', () => {
  expect(kinds({}, {}, { width: 800 })).toEqual([]);
});

it('pixels are counted at the size in mm, of the part that the logo takes of its file', () => {
  expect(checkPrint({ ...logo, widthShare: 0.5 }, { width: 300 }, area, print, null)).toEqual([
    { kind: 'fewPixels', needed: 480 },
  ]);
  expect(kinds({}, { scale: 0.5 }, { width: 130 })).toEqual([]);
  expect(kinds({}, {}, null)).toEqual([]);
});

it('colours are counted where a method takes few, and one ink is one colour', () => {
  expect(kinds({}, { method: 'screenPrint', ink: null })).toEqual(['manyColours']);
  expect(kinds({}, { method: 'screenPrint', ink: '#1b1a17' })).toEqual([]);
  expect(kinds({ colours: 9 }, { method: 'engraving' })).toEqual([]);
});

it('lines and letters are measured on the piece; thread is coarser than print', () => {
  expect(kinds({ thinnest: 0.005 })).toEqual(['thinLines']);
  expect(kinds({ letters: 0.03 })).toEqual(['smallText']);
  expect(kinds({ letters: 0.1 }, { method: 'embroidery' })).toEqual(['manyColours', 'thinLines', 'smallText']);
});

it('light on light and dark on dark are said, but not where no colour is laid on', () => {
  expect(checkPrint({ ...logo, lightness: 0.95 }, null, area, print, 0.9)).toEqual([{ kind: 'faint', isLight: true }]);
  expect(kinds({ lightness: 0.1 }, {}, null, 0.12)).toEqual(['faint']);
  expect(kinds({ lightness: 0.1 }, { method: 'engraving' }, null, 0.12)).toEqual([]);
  expect(kinds({ lightness: 0.95 }, { method: 'screenPrint', ink: '#faf9f6' })).toEqual(['faint']);
});

import { describe, expect, it } from 'vitest';
import { textRuns } from './text-runs';

describe('textRuns', () => {
  it('gives each script its font', () => {
    expect(textRuns('Bottle स्टील की बोतल, 500 ml', 'heading')).toEqual([
      { font: 'heading', text: 'Bottle ' },
      { font: 'hindiHeading', text: 'स्टील की बोतल' },
      { font: 'heading', text: ', 500 ml' },
    ]);
    expect(textRuns('Łódź', 'text').map(({ font }) => font)).toEqual(['extended', 'text', 'extended']);
  });

  it('draws the rupee sign in every style', () => {
    expect(textRuns('₹1,250', 'text')).toEqual([
      { font: 'hindi', text: '₹' },
      { font: 'text', text: '1,250' },
    ]);
  });

  it('marks characters without a font, and drops their selectors', () => {
    expect(textRuns('Mug ☕️', 'text')).toEqual([{ font: 'text', text: 'Mug ·' }]);
    expect(textRuns('e\u0301', 'text')).toEqual([{ font: 'text', text: 'é' }]);
  });
});

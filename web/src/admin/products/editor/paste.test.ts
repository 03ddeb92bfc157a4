import { describe, expect, it } from 'vitest';
import { cleanPaste } from './paste';

describe('a paste', () => {
  it('from Word keeps text and lists, and nothing of the wrapping', () => {
    const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta charset="utf-8"><style>p{mso-x:1}</style></head><body>
<!--StartFragment--><p class=MsoNormal>Two <b>sizes</b><o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span>·<span>&nbsp;&nbsp; </span></span><![endif]>500 ml</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span>·<span>&nbsp;&nbsp; </span></span><![endif]>750 ml</p>
<!--[if gte mso 9]><xml><o:shapedefaults/></xml><![endif]--><!--EndFragment--></body></html>`;
    const clean = cleanPaste(word);
    expect(clean).toMatch(/<ul><li>500 ml<\/li>\s*<li>750 ml<\/li>\s*<\/ul>/);
    expect(clean).toContain('Two <b>sizes</b>');
    expect(clean).not.toMatch(/mso-x|o:p|\[if|\[endif|xml|·/);
  });

  it('from Word numbers a numbered list', () => {
    const item = (text: string) => `<p class="MsoListParagraph"><span>1.<span> </span></span>${text}</p>`;
    expect(cleanPaste(item('Proof') + item('Print'))).toBe('<ol><li>Proof</li><li>Print</li></ol>');
  });

  it('from Excel is a table even where the fragment marks cut its tag off', () => {
    const excel =
      '<html><body><table><!--StartFragment--><tr><td>Size</td><td>A5</td></tr><!--EndFragment--></table></body></html>';
    expect(cleanPaste(excel)).toBe('<table><tr><td>Size</td><td>A5</td></tr></table>');
  });

  it('without fragment marks brings nothing of a style sheet', () => {
    const page = '<head><meta charset="utf-8"><title>Book1</title><style>body,td{font:x}</style></head><p>Hand wash.</p>';
    expect(cleanPaste(page)).toBe('<head></head><p>Hand wash.</p>');
  });

  it('of ordinary HTML stays as it is', () => {
    expect(cleanPaste('<h2>Care</h2><p>Hand wash.</p>')).toBe('<h2>Care</h2><p>Hand wash.</p>');
  });
});

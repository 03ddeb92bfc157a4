import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSafeLink, RICH_TEXT } from '@catalogue/contract/rich-text';
import { cleanHtml } from './clean-html';
import { HOSTILE } from '../../../tests/fixtures/hostile-html';
import { HOSTILE_PAYLOADS } from '../../../tests/fixtures/hostile-payloads';
import { SANITIZER_FAMILIES } from '../../../tests/fixtures/sanitizer-families';
import { trespassesIn } from '../../../tests/fixtures/trespasses';

/** What cleaned HTML consists of: nothing but allowed tags with allowed attributes. */
function expectClean(html: string): void {
  for (const [, closing, tag = '', attributes = ''] of html.matchAll(/<(\/?)([^\s/>]+)([^>]*)>/g)) {
    expect(RICH_TEXT.tags).toContain(tag);
    if (closing === '/') continue;
    for (const [, name = '', value = ''] of attributes.matchAll(/([^\s=/]+)="([^"]*)"/g)) {
      const lawful: readonly string[] =
        tag === 'a' ? ['href', 'rel'] : tag in RICH_TEXT.attributes ? RICH_TEXT.attributes[tag as 'td'] : [];
      expect(lawful).toContain(name);
      if (name === 'href') expect(isSafeLink(value.replaceAll('&amp;', '&'))).toBe(true);
    }
  }
  expect(html).not.toMatch(/<[^>]*(javascript|vbscript|data):/i);
  expect(html.replace(/<[^>]*>/g, '')).not.toContain('<');
}

describe('cleanHtml', () => {
  it.each(HOSTILE)('takes what is hostile out of %s', (html) => {
    expectClean(cleanHtml(html));
  });

  it.each(Object.keys(SANITIZER_FAMILIES))('takes %s out, with and without text and tables around it', (family) => {
    for (const html of SANITIZER_FAMILIES[family] ?? [])
      for (const before of ['', '<p>x</p>', '<table><tr><td>']) {
        const clean = cleanHtml(before + html);
        expectClean(clean);
        // What a second parsing changes must be clean, too.
        expectClean(cleanHtml(clean));
        expect(trespassesIn(clean), html).toEqual([]);
      }
  });

  it('takes what is hostile out of generated payloads', () => {
    for (const html of HOSTILE_PAYLOADS) expectClean(cleanHtml(html));
  });

  it('does so wherever it hides, however often it is cleaned', () => {
    const piece = fc.oneof(
      fc.constantFrom(...HOSTILE),
      fc.constantFrom('<p>', '</p>', '<table><tr><td>', '</', '<a href="', '">', '<!--', '-->', '&lt;', '"', '\0'),
      fc.string({ maxLength: 8 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const clean = cleanHtml(pieces.join(''));
        expectClean(clean);
        expectClean(cleanHtml(clean));
      }),
      { numRuns: 1_000 },
    );
  });

  it('keeps what the editor makes', () => {
    const made =
      '<h2>Flask</h2><p>Keeps <strong>hot</strong> and <em>cold</em>, <u>day</u> and <s>night</s>.<br />Really.</p>' +
      '<ul><li><p>Steel</p></li></ul><ol start="3"><li><p>Copper</p></li></ol><blockquote><p>Lovely</p></blockquote><hr />' +
      '<table><tbody><tr><th colspan="2" scope="col"><p>Material</p></th><td rowspan="2"><p>SS304</p></td></tr></tbody></table>';
    expect(cleanHtml(made)).toBe(made);
  });

  it('keeps links that lead somewhere lawful, and says whose they are not', () => {
    const link = (href: string): string => cleanHtml(`<a href="${href}" target="_blank">x</a>`);
    for (const href of [
      'https://example.com/a?b=1',
      'mailto:sales@example.com',
      'tel:+911234567',
      '/store/a/B',
      '#top',
      '?q=x',
      'store',
    ])
      expect(link(href)).toBe(`<a href="${href}" rel="${RICH_TEXT.rel}">x</a>`);
    expect(link('javascript:alert(1)')).toBe('<a>x</a>');
  });

  it('makes the headings of pasted text fit under the page’s own', () => {
    expect(cleanHtml('<h1>A</h1><h6>B</h6>')).toBe('<h2>A</h2><h4>B</h4>');
  });
});

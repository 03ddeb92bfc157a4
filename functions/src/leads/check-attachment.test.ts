import { describe, expect, it } from 'vitest';
import { checkAttachment, UnusableAttachment } from './check-attachment';

const check = (text: string, type: 'image/svg+xml' | 'application/pdf' = 'image/svg+xml') =>
  checkAttachment(Buffer.from(text), type);
const svg = (content: string, prologue = '') => `${prologue}<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;

describe('checkAttachment', () => {
  it.each([
    ['a path', svg('<path d="M0 0h9v9z" fill="#0f4c4a"/>')],
    ['text about a button', svg('<text>One button = one colour. Press on &#60;OK&#62;</text>')],
    ['entities of drawing programs', svg('<g/>', '<!DOCTYPE svg [<!ENTITY ns_svg "http://www.w3.org/2000/svg">]>')],
    ['an empty drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a comment at its end', `${svg('<g/>')}\n<!-- made by hand -->\n`],
  ])('keeps a drawing with %s unchanged', async (_, text) => {
    const { bytes, thumbnail } = await check(text);
    expect(bytes.toString()).toBe(text);
    expect(thumbnail).toBe('');
  });

  it.each([
    ['a script', svg('<script>alert(1)</script>')],
    ['a script of another prefix', svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>')],
    ['a handler', svg('<g onload="alert(1)"/>')],
    ['a handler behind a line break', svg('<g\nonload\n=\n"alert(1)"/>')],
    ['a link that runs', svg('<a href="javascript:alert(1)"><text>x</text></a>')],
    ['an encoded link', svg('<a href="java&#115;cript:alert(1)"><text>x</text></a>')],
    ['a link in hexadecimal', svg('<a href="&#x6A;avascript:alert(1)"><text>x</text></a>')],
    ['a script in an entity', svg('&s;', '<!DOCTYPE svg [<!ENTITY s "&#60;script&#62;alert(1)&#60;/script&#62;">]>')],
    ['a foreign object', svg('<foreignObject><p>x</p></foreignObject>')],
    ['a frame', svg('<h:iframe xmlns:h="http://www.w3.org/1999/xhtml" src="https://example.com"/>')],
    ['a style sheet that transforms', svg('<g/>', '<?xml-stylesheet type="text/xsl" href="x.xsl"?>')],
  ])('refuses a drawing with %s', async (_, text) => {
    await expect(check(text)).rejects.toThrow('contains a script');
  });

  it.each([
    ['no end', '<svg xmlns="s"><g>', 'image/svg+xml', 'damaged'],
    ['bytes that are no text', '<svg xmlns="s">\u{fffd}</svg', 'image/svg+xml', 'damaged'],
    ['another type', '%PDF-1.4 %%EOF', 'image/svg+xml', 'not of the type'],
    ['no end', '%PDF-1.4 1 0 obj', 'application/pdf', 'damaged'],
  ] as const)('refuses a file with %s', async (_, text, type, reason) => {
    await expect(check(text, type)).rejects.toThrow(UnusableAttachment);
    await expect(check(text, type)).rejects.toThrow(reason);
  });

  it('judges 5 MB of hostile text in a time that grows with its length', async () => {
    const parts = ['&#60;', '<!--', ' on', 'java&#115;', '<a:', '\n'];
    // Takes hours, past the limit of any test, if it grows with the square.
    for (const part of parts) await check(svg(part.repeat(5_000_000 / part.length))).catch(() => undefined);
  });
});

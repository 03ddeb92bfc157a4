import { describe, expect, it } from 'vitest';
import { checkAttachment, UnusableAttachment } from './check-attachment';

const check = (text: string, type: 'image/svg+xml' | 'application/pdf' = 'image/svg+xml') =>
  checkAttachment(Buffer.from(text), type);
const svg = (content: string, prologue = '') => `${prologue}<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;

const prefixes = (count: number): string =>
  Array.from({ length: count }, (_, index) => `xmlns:a${index}="http://ns.adobe.com/"`).join(' ');

describe('checkAttachment', () => {
  it.each([
    ['a path', svg('<path d="M0 0h9v9z" fill="#0f4c4a"/>')],
    ['text about an image-set("a")', svg('<text>image-set("a")</text>')],
    ['text about a button', svg('<text>One button = one colour. Press on &#60;OK&#62;</text>')],
    [
      'a DOCTYPE that names the standard',
      svg(
        '<g/>',
        '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">',
      ),
    ],
    [
      'gradients, a style and references inside',
      svg(
        '<style>.a{fill:url(#g)}</style><defs><linearGradient id="g"><stop offset="0"/></linearGradient></defs><use href="#g" class="a"/>',
      ),
    ],
    ['an embedded picture', svg('<image width="9" height="9" href="data:image/png;base64,iVBORw0KGgo="/>')],
    [
      'notes of a drawing program',
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"><sodipodi:namedview inkscape:zoom="1"/><g inkscape:label="Layer 1"/></svg>',
    ],
    ['an empty drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['100 elements inside each other', svg(`${'<g>'.repeat(99)}${'</g>'.repeat(99)}`)],
    ['50 prefixes', svg(`<g ${prefixes(49)}/>`)],
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
    ['entities of its own', svg('<g/>', '<!DOCTYPE svg [<!ENTITY ns_svg "http://www.w3.org/2000/svg">]>')],
    ['a DOCTYPE from elsewhere', svg('<g/>', '<!DOCTYPE svg SYSTEM "https://evil.example/a.dtd">')],
    ['an encoding of seven bits', svg('+ADw-script+AD4-', '<?xml version="1.0" encoding="UTF-7"?>')],
    ['an animated link', svg('<a><animate attributeName="href" values="javascript:alert(1)"/></a>')],
    ['a set that makes a handler', svg('<g><set attributeName="onclick" to="alert(1)"/></g>')],
    ['a picture from elsewhere', svg('<image href="https://tracker.example/a.png"/>')],
    ['a drawing inside a data address', svg('<use href="data:image/svg+xml;base64,PHN2Zy8+"/>')],
    ['a style that loads', svg('<style>@import "https://evil.example/a.css";</style>')],
    ['a style that spells an address', svg('<g style="fill:u\\72l(https://evil.example/a)"/>')],
    ['a fill from elsewhere', svg('<g fill="url(https://evil.example/a.svg#b)"/>')],
    ['an image-set from elsewhere', svg('<g style="mask-image:image-set(\'https://tracker.example/a.png\' 1x)"/>')],
    ['a prefixed one in a style', svg('<style>svg{background:-webkit-image-set("https://tracker.example/a.png" 1x)}</style>')],
    ['a src() from elsewhere', svg('<style>g{mask-image:src("https://tracker.example/a.png")}</style>')],
    [
      'HTML under a default namespace',
      svg('<metadata><b xmlns="http://www.w3.org/1999/xhtml" onclick="alert(1)">x</b></metadata>'),
    ],
    [
      'a namespace that is rebound',
      svg(
        '<inkscape:x xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"><inkscape:script xmlns:inkscape="http://www.w3.org/2000/svg">alert(1)</inkscape:script></inkscape:x>',
      ),
    ],
    [
      'a handler under the default namespace of notes',
      '<svg:svg xmlns:svg="http://www.w3.org/2000/svg" xmlns="http://ns.adobe.com/x" onload="alert(1)"/>',
    ],
    [
      'a link from elsewhere under the default namespace of notes',
      '<svg:svg xmlns:svg="http://www.w3.org/2000/svg" xmlns="http://ns.adobe.com/x"><svg:image href="https://tracker.example/a.png"/></svg:svg>',
    ],
    ['a style that loads before an element inside', svg('<style>@import url(https://evil.example/a.css);<desc/></style>')],
    ['a style that loads around an element inside', svg('<style>@im<desc/>port "https://evil.example/a.css";</style>')],
    ['101 elements inside each other', svg(`${'<g>'.repeat(100)}${'</g>'.repeat(100)}`)],
    ['51 prefixes', svg(`<g ${prefixes(50)}/>`)],
    ['a style sheet that transforms', svg('<g/>', '<?xml-stylesheet type="text/xsl" href="x.xsl"?>')],
  ])('refuses a drawing with %s', async (_, text) => {
    await expect(check(text)).rejects.toThrow('does more than draw');
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

  it.each([
    ['elements', '<g>'],
    ['elements with a prefix of their own each', '<g xmlns:aINDEX="http://ns.adobe.com/">'],
    ['elements behind a refused one', '<g>', '<script/>'],
  ])('refuses 5 MB of nested %s before the parser has gone through them', async (_, part, before = '') => {
    // Takes many minutes or the memory of the process if all of it is parsed.
    const count = Math.floor(5_000_000 / (part.length + 4));
    const opened = Array.from({ length: count }, (__, index) => part.replace('INDEX', String(index))).join('');
    await expect(check(svg(`${before}${opened}${'</g>'.repeat(count)}`))).rejects.toThrow('does more than draw');
  });

  it('checks 5 MB of hostile text in a time that grows with its length', async () => {
    const parts = ['&#60;', '<!--', ' on', 'java&#115;', '<a:', '\n'];
    // Takes hours, past the limit of any test, if it grows with the square.
    for (const part of parts) await check(svg(part.repeat(5_000_000 / part.length))).catch(() => undefined);
  });
});

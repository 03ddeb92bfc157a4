import { Parser } from 'htmlparser2';

/*
 * An SVG of a stranger is opened by staff and by printers, in browsers and drawing programs. Only what draws is let through: elements by
 * name, references to the drawing itself, and pictures inside of it.
 */

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
/** Namespaces in which drawing programs leave their notes. No browser knows an element of them. */
const NOTES =
  /^(?:http:\/\/ns\.adobe\.com\/|http:\/\/www\.inkscape\.org\/|http:\/\/sodipodi\.sourceforge\.net\/|http:\/\/www\.w3\.org\/1999\/02\/22-rdf-syntax-ns#$|https?:\/\/(?:web\.resource|creativecommons)\.org\/(?:cc\/|ns#)$|http:\/\/purl\.org\/dc\/|http:\/\/www\.bohemiancoding\.com\/sketch\/|http:\/\/www\.serif\.com\/|http:\/\/www\.corel\.com\/|adobe:ns:meta\/$)/;

/** Elements of SVG 1.1 and 2 that draw or describe: none that runs, links, animates or holds HTML. */
const ELEMENTS: ReadonlySet<string> = new Set(
  (
    'svg g defs symbol use switch title desc metadata style view path rect circle ellipse line polyline polygon text tspan textPath image ' +
    'linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix feComponentTransfer feComposite ' +
    'feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur ' +
    'feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence'
  ).split(' '),
);

const INSIDE = /^\s*(?:#|data:image\/(?:png|jpe?g|webp|gif);base64,)/i;
const EVERY_ADDRESS = /url\s*\(\s*['"]?\s*([^'")\s]*)/gi;

/** Whether a style or an attribute refers to the drawing alone. A backslash can spell any word in CSS; image-set() and src() need no url(). */
const pointsInside = (text: string): boolean =>
  !/\\|@import|expression\s*\(|javascript\s*:|\b(?:image-set|src)\(/i.test(text) &&
  [...text.matchAll(EVERY_ADDRESS)].every(([, address = '']) => INSIDE.test(address));

/** Namespaces by prefix, of an element and those around it. */
type Prefixes = Readonly<Record<string, string>>;

const split = (name: string): [prefix: string, local: string] => {
  const at = name.indexOf(':');
  return at < 0 ? ['', name] : [name.slice(0, at), name.slice(at + 1)];
};

function declared(around: Prefixes, attributes: Readonly<Record<string, string>>): Prefixes {
  const own = Object.entries(attributes).filter(([name]) => name === 'xmlns' || name.startsWith('xmlns:'));
  return own.length === 0 ? around : { ...around, ...Object.fromEntries(own.map(([name, uri]) => [name.slice(6), uri])) };
}

function isAllowed(name: string, attributes: Readonly<Record<string, string>>, prefixes: Prefixes): boolean {
  const [prefix, local] = split(name);
  const namespace = prefixes[prefix] ?? '';
  if (NOTES.test(namespace)) return true;
  if (namespace !== SVG || !ELEMENTS.has(local)) return false;
  return Object.entries(attributes).every(([attribute, value]) => {
    const [attributePrefix, own] = split(attribute);
    if (attribute === 'xmlns' || attributePrefix === 'xmlns') return value === SVG || value === XLINK || NOTES.test(value);
    // Without a prefix an attribute has no namespace: the default one is for elements.
    if (attributePrefix !== '' && NOTES.test(prefixes[attributePrefix] ?? '')) return true;
    if (/^on/i.test(own) || /^src/i.test(own)) return false;
    return own.toLowerCase() === 'href' ? INSIDE.test(value) || value.trim() === '' : pointsInside(value);
  });
}

/** A DOCTYPE that names a public definition and holds nothing itself, as older drawing programs write it. */
const PLAIN_DOCTYPE = /^!doctype\s+svg(?:\s+public\s+"[^"[\]]*"\s+"https?:\/\/www\.w3\.org\/[^"[\]]*")?\s*$/i;
const DECLARATION = /^\?xml\s(?!.*\bencoding\s*=\s*["'](?!utf-8["']))/is;

/** More than drawing programs write. The parser's time grows with the square of the depth; an element copies the prefixes around it. */
const MAX_DEPTH = 100;
const MAX_PREFIXES = 50;

interface OpenElement {
  prefixes: Prefixes;
  /** Text directly inside of a style; null: the element is none. */
  style: string | null;
}

/** Whether an SVG, decoded from UTF-8, does nothing but draw. In doubt it is not. */
export function isPlainDrawing(source: string): boolean {
  const found = { isPlain: true };
  const open: OpenElement[] = [];
  const refuse = (): void => {
    found.isPlain = false;
    parser.pause();
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const prefixes = declared(open.at(-1)?.prefixes ?? {}, attributes);
        const isBounded = open.length < MAX_DEPTH && Object.keys(prefixes).length <= MAX_PREFIXES;
        if (!isBounded || !isAllowed(name, attributes, prefixes)) refuse();
        open.push({ prefixes, style: split(name)[1] === 'style' ? '' : null });
      },
      ontext(text) {
        const element = open.at(-1);
        if (typeof element?.style === 'string') element.style += text;
      },
      onclosetag() {
        if (!pointsInside(open.pop()?.style ?? '')) refuse();
      },
      onprocessinginstruction(_, data) {
        if (data.startsWith('!') ? !PLAIN_DOCTYPE.test(data) : !DECLARATION.test(data) && !/^\?xpacket\b/.test(data)) refuse();
      },
    },
    { xmlMode: true, decodeEntities: true, recognizeSelfClosing: true },
  );
  parser.end(source);
  // Entities of one's own stand in a DOCTYPE only; other programs may read one that this parser has passed over.
  return found.isPlain && !/<!entity|<!attlist|<!element/i.test(source);
}

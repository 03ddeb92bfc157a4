/** What runs or loads something when a saved SVG is opened. */
const ACTIVE_CONTENT =
  /<(?:[\w.-]+:)?(?:script|foreignobject|iframe|object|embed|handler|listener)\b|[\s"'/]on\w+\s*=|javascript\s*:|<\?xml-stylesheet/;

const codePoint = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '');

/** Replaces `&#60;` and `&#x3c;`: in the value of an entity they become markup. */
const withoutReferences = (text: string): string =>
  text
    .replace(/&#x([\da-f]{1,6});/g, (_, digits: string) => codePoint(Number.parseInt(digits, 16)))
    .replace(/&#(\d{1,7});/g, (_, digits: string) => codePoint(Number(digits)));

/** Whether an SVG runs something, or could, when it is saved and opened. */
export function isActiveDrawing(source: string): boolean {
  for (let decoded = source.toLowerCase(), round = 0; round < 3; decoded = withoutReferences(decoded).toLowerCase(), round += 1)
    if (ACTIVE_CONTENT.test(decoded.replace(/[\t\r\n]+/g, ' '))) return true;
  return false;
}

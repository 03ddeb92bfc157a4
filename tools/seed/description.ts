import type { SeedCategory } from './categories';

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const pick = (from: readonly string[], index: number): string => from[index % from.length] ?? '';

const CARE: Readonly<Record<string, string>> = {
  drinkware: 'Steel bottles carry BIS certification. Hand wash the lid.',
  'tech-gadgets': 'Cells are BIS registered; the certificate comes with the proof.',
  'eco-sustainable': 'Plastic-free, packing included.',
  apparel: 'Size chart with the quote; two spare pieces in each size are free from 200.',
  'festive-hampers': 'Best before dates are printed on every pack; vegetarian.',
};

const table = (rows: readonly (readonly [string, string])[]): string =>
  `<table><tbody>${rows.map(([name, value]) => `<tr><th>${name}</th><td>${escape(value)}</td></tr>`).join('')}</tbody></table>`;

/**
 * HTML as the rich-text editor writes it: two sentences and a note. The facts stand in fields of their own. One in eight has
 * a table and one in twenty is long, so that layouts are tried with both.
 */
export function describe(category: SeedCategory, index: number): string {
  const opening = `<p>${pick(category.uses, index)} ${pick(category.feels, Math.floor(index / 3) + index)}</p>`;
  const care = CARE[category.id];
  const note = care === undefined ? '' : `<p>${escape(care)}</p>`;
  if (index % 8 === 0) return opening + note + table(SERVICE);
  return index % 20 === 11 ? opening + note + LONG : opening + note;
}

const SERVICE: readonly (readonly [string, string])[] = [
  ['Sample', 'Sent within three days; its price is taken off the order that follows.'],
  ['Names per piece', 'Send them as a spreadsheet: we return it with each line checked.'],
];

const LONG = [
  '<h2>How an order goes</h2>',
  '<ol><li>Send us your logo as .ai, .eps or .pdf. A photo of a letterhead is enough to begin with.</li>',
  '<li>We answer with a quote and a drawing of the piece with your logo on it, usually on the same day.</li>',
  '<li>You approve the proof. From here the lead time counts.</li>',
  '<li>We engrave, print or stitch, check every piece, pack and send. You get the tracking number by e-mail.</li></ol>',
  '<h2>Good to know</h2>',
  '<ul><li>One colour in one position is included; each further colour or position adds a small set-up charge.</li>',
  '<li>Names per piece are possible: send them as a spreadsheet, and we return it with each line checked.</li>',
  '<li>Packing with your own card, sleeve or ribbon takes two more days.</li>',
  '<li>Delivery to several addresses is priced by address, and we pack each parcel by name.</li></ul>',
  '<p>Unsure about the quantity? Order a sample first. Its price is taken off the order that follows.</p>',
].join('');

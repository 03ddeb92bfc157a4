import * as v from 'valibot';
import { LIMITS } from '../limits';
import { email, maxCharacters } from './fields';

const line = v.pipe(v.string(), v.trim(), v.minLength(1, 'Fill this in'), maxCharacters(LIMITS.companyLine));
const paragraph = v.pipe(v.string(), v.trim(), v.minLength(1, 'Fill this in'), maxCharacters(LIMITS.companyText));
const page = v.union([
  v.literal(''),
  v.pipe(line, v.url('An address as https://…'), v.startsWith('https://', 'An address as https://…')),
]);

/** Who the company is, as visitors, mails and PDFs say it. Staff edit it; without their words, those of company.ts hold. */
export const company = v.object({
  /** SPEC's `{product}`. */
  name: v.pipe(line, maxCharacters(LIMITS.companyName)),
  /** A PNG as a data: URL, in place of the name at the top of pages; '': none. */
  logo: v.optional(
    v.union([
      v.literal(''),
      v.pipe(v.string(), v.maxLength(LIMITS.companyLogo), v.regex(/^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/)),
    ]),
    '',
  ),
  tagline: line,
  /** One sentence for search engines and link previews. */
  description: paragraph,
  legalName: line,
  since: v.pipe(
    v.number('A year as 2011'),
    v.integer('A year as 2011'),
    v.minValue(1800, 'A year as 2011'),
    v.maxValue(2100, 'A year as 2011'),
  ),
  /** Within a sentence: who works here, and how soon you answer. */
  people: line,
  answers: line,
  /** What you supply, as a heading. */
  quantities: line,
  /** What a WhatsApp chat with you begins with. */
  hello: line,
  address: v.pipe(v.array(line), v.minLength(1, 'Fill this in'), v.maxLength(6, 'At most 6 lines')),
  hours: line,
  /** As it is shown, with the country's code. */
  phone: v.pipe(line, v.regex(/^\+[\d ()-]{7,24}$/, 'A number as +91 22 4962 0011')),
  whatsApp: v.pipe(line, v.regex(/^\+[\d ()-]{7,24}$/, 'A number as +91 98200 00011')),
  sales: email,
  support: email,
  /** '': there is no such page. */
  instagram: page,
  facebook: page,
  linkedin: page,
  /** Latitude and longitude, as Google Maps copies them. */
  place: v.pipe(line, v.regex(/^-?\d{1,2}(\.\d+)?, ?-?\d{1,3}(\.\d+)?$/, 'Latitude and longitude as 18.9960, 72.8300')),
  /** The About page. {name}, {since} and {people} are filled in. */
  whoWeAre: paragraph,
  mission: paragraph,
  vision: paragraph,
});
export type Company = v.InferOutput<typeof company>;

import * as v from 'valibot';
import { LIMITS } from '../limits';
import { maxCharacters, revision } from '../entities/fields';

/** An optional URL of a pattern; '' means none. */
const optionalUrl = (pattern: RegExp, message: string) =>
  v.optional(
    v.nullable(
      v.pipe(
        v.string(),
        v.trim(),
        maxCharacters(LIMITS.url),
        v.check((value) => value === '' || pattern.test(value), message),
        v.transform((value) => (value === '' ? null : value)),
      ),
    ),
  );

/** A path, query or fragment of this site, or an https URL; firestore.rules accepts the same. */
export const linkUrl = optionalUrl(
  /^(https:\/\/\S+|\/([^/\\\s]\S*)?|[#?]\S*)$/,
  'A link begins with /, #, ? or https://, and has no spaces',
);

/** The server fetches pictures from other sites only. */
export const httpsUrl = optionalUrl(/^https:\/\/\S+$/, 'The address must begin with https://');

/** Up to nine digits of a query, which `Number` reads exactly. */
export const wholeNumber = v.regex<string, string>(/^\d{1,9}$/, 'A whole number');

/** The revision that an edit was made from: it is refused (409) when someone has changed the content since. */
export const baseRevision = { revision: v.optional(revision) };

/** Lists show what visitors see; `includeHidden=true` adds what they do not, for admins. */
export const includeHiddenQuery = {
  includeHidden: v.pipe(
    v.optional(v.picklist(['true', 'false']), 'false'),
    v.metadata({ jsonSchema: { type: 'boolean', default: false, description: 'For admins: hidden content, too' } }),
    v.transform((value) => value === 'true'),
  ),
};

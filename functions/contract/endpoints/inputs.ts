import * as v from 'valibot';
import { LIMITS } from '../limits';
import { revision } from '../entities/fields';

/** A path, query or fragment of this site, or an https URL; firestore.rules accepts the same. */
const LINK_URL = /^(https:\/\/\S+|\/([^/\\\s]\S*)?|[#?]\S*)$/;

/** An optional link; '' means none. */
export const linkUrl = v.optional(
  v.nullable(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(LIMITS.url),
      v.check((value) => value === '' || LINK_URL.test(value), 'An address that begins with https://'),
      v.transform((value) => (value === '' ? null : value)),
    ),
  ),
);

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

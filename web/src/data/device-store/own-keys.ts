import { readOwner } from './data-owner';
import { readStoredSession } from './stored-session';

/**
 * Beginnings of the keys of what staff have typed or imported and not saved. A person's id follows: nobody else is shown it, it stays when
 * somebody else logs in or out, and goes when its person logs out.
 */
const OWN_PREFIXES = {
  product: 'product/',
  cells: 'cells/',
  category: 'category/',
  banner: 'banner/',
  settings: 'settings/',
  import: 'import/',
} as const;

/** Key of something of the person who is logged in, or was until the server ended the session. `name` tells those of one kind apart. */
export const ownKey = (kind: keyof typeof OWN_PREFIXES, name = ''): string =>
  `${OWN_PREFIXES[kind]}${readStoredSession()?.uid ?? readOwner() ?? ''}/${name}`;

/** The person to whom a key belongs; null: it is no {@link ownKey}. */
export function personOfKey(key: string): string | null {
  const prefix = Object.values(OWN_PREFIXES).find((one) => key.startsWith(one));
  const uid = prefix && key.slice(prefix.length).split('/', 1)[0];
  return uid === undefined || uid === '' ? null : uid;
}

import { COLLECTIONS, SHARED_VIEWS } from '@catalogue/contract/collections';
import type { SharedView } from '@catalogue/contract/entities/shared-views';
import { FieldValue, firestore, type QueryDocumentSnapshot } from '../platform/firestore';
import { storeRepeatably } from '../platform/run-transaction';
import type { FoundPerson } from './find-person';

/** What staff named after the person: titles of shared shortlists, and views of lists. */
export interface Mentions {
  shortlists: QueryDocumentSnapshot[];
  /** Views by id. */
  views: Record<string, SharedView>;
}

const words = (text: unknown): string =>
  ` ${String(text)
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}@.]+/u)
    .filter(Boolean)
    .join(' ')} `;
const digitsOf = (text: string): string => text.replace(/\D/g, '');
const SHORTEST_NUMBER = 6;

/** Full names under which the person is stored: a first name alone may be anybody's. */
const namesOf = ({ leads, clients, profiles, account }: FoundPerson): string[] =>
  [...leads.map(({ document }) => document), ...clients, ...profiles]
    .map((one) => one.get('name') as unknown)
    .concat(account?.displayName ?? '')
    .filter((name): name is string => typeof name === 'string' && /\S\s+\S/.test(name));

/** Whether a text names the person: by their address, their number in any spelling, or a whole name of theirs. */
export function mentionsPerson(text: string, key: string, names: readonly string[]): boolean {
  if (key.includes('@')) {
    if (text.toLowerCase().includes(key.toLowerCase())) return true;
  } else if (digitsOf(key).length >= SHORTEST_NUMBER && digitsOf(text).includes(digitsOf(key))) return true;
  return names.some((name) => words(text).includes(words(name)));
}

/** A view's search is a URL's query. */
const textOfView = ({ name, search }: SharedView): string => [name, ...new URLSearchParams(search).values()].join(' ');

const isAuthor = ({ byName }: SharedView, { account, profiles }: FoundPerson): boolean =>
  byName !== '' &&
  ([account?.displayName, account?.email].includes(byName) ||
    profiles.some((one) => one.get('name') === byName || one.get('email') === byName));

/** All titles and views are read: there are some thousand titles at most, and one document of views. */
export async function findMentions(key: string, person: FoundPerson): Promise<Mentions> {
  const names = namesOf(person);
  const [shortlists, stored] = await Promise.all([
    firestore().collection(COLLECTIONS.shortlists).select('title', 'expiresAt').get(),
    firestore().doc(SHARED_VIEWS).get(),
  ]);
  const views = Object.entries((stored.get('views') ?? {}) as Record<string, SharedView>);
  return {
    shortlists: shortlists.docs.filter((one) => mentionsPerson(String(one.get('title')), key, names)),
    views: Object.fromEntries(
      views.filter(([, view]) => isAuthor(view, person) || mentionsPerson(textOfView(view), key, names)),
    ),
  };
}

/** Empties titles and names of authors, and deletes views that name the person. Links and other views go on working. */
export async function eraseMentions(key: string, person: FoundPerson, { shortlists, views }: Mentions): Promise<void> {
  await storeRepeatably((transaction) => {
    for (const { ref } of shortlists) transaction.update(ref, { title: '' });
  });
  const names = namesOf(person);
  // One write each, because `changed` names the view that a write changes.
  for (const [id, view] of Object.entries(views)) {
    const isNamed = mentionsPerson(textOfView(view), key, names);
    await storeRepeatably((transaction) =>
      transaction.update(firestore().doc(SHARED_VIEWS), {
        [`views.${id}`]: isNamed ? FieldValue.delete() : { ...view, byName: '' },
        changed: id,
        updatedAt: FieldValue.serverTimestamp(),
      }),
    );
  }
}

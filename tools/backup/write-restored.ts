import { COLLECTIONS } from '@catalogue/contract/collections';
import { type StoredDocument, writeDocuments } from './documents';
import { type Erasures, isErasedDocument } from './erasures';
import { isRestorable, publishAnew } from './published';
import type { Target } from './target';

const isSetting = (path: string): boolean => path.startsWith(`${COLLECTIONS.settings}/`);
const isMail = (path: string): boolean => path.startsWith(`${COLLECTIONS.mail}/`);

/**
 * Settings first: without them the server publishes every price to everyone. Mails last: the function that sends them looks for their
 * leads.
 */
const ORDER = [isSetting, (path: string) => !isSetting(path) && !isMail(path), isMail];

/** Writes the documents of a backup and has the catalogue published anew. Erased leads stay erased. */
export async function writeRestored(
  target: Target,
  documents: () => Iterable<StoredDocument>,
  erasures: Erasures,
  log: (line: string) => void,
): Promise<void> {
  let erased = 0;
  for (const { path } of documents()) if (erasures.leads.has(path)) erased += 1;
  if (erased > 0) log(`${erased} leads of the backup were erased since, and stay erased`);
  for (const isInTurn of ORDER) await writeDocuments(target, chosen(documents(), isInTurn, erasures));
  await publishAnew(target);
}

function* chosen(
  documents: Iterable<StoredDocument>,
  isInTurn: (path: string) => boolean,
  erasures: Erasures,
): Generator<StoredDocument> {
  for (const document of documents) {
    const { path } = document;
    if (isInTurn(path) && isRestorable(path) && !isErasedDocument(erasures, document)) yield document;
  }
}

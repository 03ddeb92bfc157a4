import { COLLECTIONS, LEAD_COLLECTIONS, LEAD_KINDS } from '@catalogue/contract/collections';
import { readCollection, type StoredDocument, textOf } from './documents';
import type { Target } from './target';

/** What the database says about erased leads. Their ids are never used again. */
export interface Erasures {
  /** Paths of the activity entries. */
  entries: ReadonlySet<string>;
  /** Paths of the leads. */
  leads: ReadonlySet<string>;
}

/** Spam that was erased in one go has one entry, which names the newest lead only. */
export async function readErasures(target: Target): Promise<Erasures> {
  const entries = new Set<string>();
  const leads = new Set<string>();
  for await (const entry of readCollection(target, COLLECTIONS.activity, { field: 'action', text: 'erased' })) {
    entries.add(entry.path);
    leads.add(`${textOf(entry, 'noun')}/${textOf(entry, 'id')}`);
  }
  return { entries, leads };
}

/** Whether a document is an erased lead, or a mail about one. */
export function isErasedDocument({ leads }: Erasures, document: StoredDocument): boolean {
  if (!document.path.startsWith(`${COLLECTIONS.mail}/`)) return leads.has(document.path);
  const kind = LEAD_KINDS.find((one) => one === textOf(document, 'kind'));
  return kind !== undefined && leads.has(`${LEAD_COLLECTIONS[kind]}/${textOf(document, 'leadId')}`);
}

/** Whether an object is the file of an erased lead. */
export const isErasedObject = ({ leads }: Erasures, name: string): boolean =>
  leads.has(/^enquiries\/([^/]+\/[^/]+)\//.exec(name)?.[1] ?? '');

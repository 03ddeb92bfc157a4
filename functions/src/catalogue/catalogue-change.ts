import * as v from 'valibot';
import type { CatalogueNoun } from '@catalogue/contract/entities/catalogue';
import { toPublicContent } from '@catalogue/contract/public-content';
import type { PublicContent } from '@catalogue/contract/public-content';
import { log } from '../platform/log';
import { cleanHtml } from './clean-html';
import type { AudienceOf } from './price-audiences';

/** Where a document of the catalogue lives: `products/drk-01`. */
export type Path = `${CatalogueNoun}/${string}`;

/** The state of one document as visitors may know it. */
export interface Change {
  path: Path;
  /** The document's update time in microseconds since 1970. */
  at: number;
  /** null: hidden, in the trash, purged or not publishable. */
  content: PublicContent | null;
  /** Visitors may have seen the document before this change. Only the queue knows. */
  wasPublic: boolean;
  /** Why a document that should be public is not publishable. */
  failure?: string;
}

/** A change of the published catalogue. `at` in microseconds. */
export type CatalogueChange =
  | { kind: 'upsert'; path: Path; at: number; content: PublicContent }
  /** Devices may hold it and must delete it. */
  | { kind: 'delete'; path: Path; at: number }
  /** Removals are not known, because a segment was damaged, or the settings changed. `at` is 0: every device fetches the whole file. */
  | { kind: 'resync'; path: Path; at: 0 };

export const pathOf = (noun: CatalogueNoun, id: string): Path => `${noun}/${id}`;

export const nounOf = (path: Path): CatalogueNoun => path.slice(0, path.indexOf('/')) as CatalogueNoun;
export const idOf = (path: Path): string => path.slice(path.indexOf('/') + 1);

/** A Firestore Timestamp in microseconds, the precision of update times. */
export const microsOf = (time: { seconds: number; nanoseconds: number }): number =>
  time.seconds * 1_000_000 + Math.floor(time.nanoseconds / 1_000);

export const millisOf = (micros: number): number => Math.floor(micros / 1_000);

type Fields = Record<string, unknown>;

const reasonOf = ({ issues: [first] }: { issues: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]] }): string =>
  v.getDotPath(first) ?? '';

/**
 * The public part of a stored document with its description cleaned. A document that fails is left out on any error, so that it
 * never stops the publishing of all others.
 */
function contentOf(path: Path, data: Fields, audienceOf: AudienceOf): Pick<Change, 'content' | 'failure'> {
  try {
    const content = toPublicContent(nounOf(path), idOf(path), data, audienceOf(data));
    if (content?.noun !== 'products') return { content };
    return { content: { ...content, details: { ...content.details, description: cleanHtml(content.details.description) } } };
  } catch (cause) {
    const failure = cause instanceof v.ValiError ? reasonOf(cause) : 'unexpected error';
    log.error('A document of the catalogue cannot be published and was left out', { path, reason: failure });
    return { content: null, failure };
  }
}

/**
 * @param at when the document was written as in `after`, in microseconds
 * @param after its fields; undefined if the document does not exist
 * @param audienceOf who may see the prices of a product
 */
export function changeOf(path: Path, at: number, after: Fields | undefined, audienceOf: AudienceOf): Change {
  return { path, at, wasPublic: false, ...(after === undefined ? { content: null } : contentOf(path, after, audienceOf)) };
}

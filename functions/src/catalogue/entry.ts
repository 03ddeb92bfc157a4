import * as v from 'valibot';
import type { CatalogueNoun } from '@catalogue/contract/entities/catalogue';
import { isPublic, toPublicContent } from '@catalogue/contract/public-content';
import type { PublicContent } from '@catalogue/contract/public-content';
import { log } from '../platform/log';
import { cleanHtml } from './clean-html';

/** Where a document of the catalogue lives: `products/drk-01`. */
export type Path = `${CatalogueNoun}/${string}`;

/** What the snapshot knows of one document. */
export interface Entry {
  /** The document's update time in microseconds since 1970: of two entries of one path, the later one holds. */
  at: number;
  /** null: hidden, deleted or gone. Kept for a while, so that a late message cannot bring it back. */
  content: PublicContent | null;
}

/** News of one document. */
export interface Change extends Entry {
  path: Path;
  /** Visitors may have seen it right before this change. */
  wasPublic: boolean;
}

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

/** The public part of a stored document with its description cleaned. A document out of shape is hidden and logged. */
function contentOf(path: Path, data: Fields): PublicContent | null {
  try {
    const content = toPublicContent(nounOf(path), idOf(path), data);
    if (content?.noun !== 'products') return content;
    return { ...content, details: { ...content.details, description: cleanHtml(content.details.description) } };
  } catch (cause) {
    if (!(cause instanceof v.ValiError)) throw cause;
    log.error('A document of the catalogue is not in the contract’s shape', {
      path,
      reason: reasonOf(cause),
    });
    return null;
  }
}

/**
 * @param at when the document came to be as `after` says, in microseconds
 * @param after its fields; undefined where it is gone
 * @param before its fields before this change, where they are known
 */
export function changeOf(path: Path, at: number, after: Fields | undefined, before?: Fields): Change {
  return {
    path,
    at,
    content: after === undefined ? null : contentOf(path, after),
    wasPublic: before !== undefined && isPublic(nounOf(path), before),
  };
}

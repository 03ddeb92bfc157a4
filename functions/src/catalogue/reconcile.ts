import type { CatalogueNoun } from '@catalogue/contract/entities/catalogue';
import type { Change, Path } from './entry';
import { nounOf } from './entry';
import type { Entries } from './fold';

/** A collection as it was read whole. */
export interface Reading {
  /** When, microseconds. */
  readAt: number;
  /** One for each document there was. */
  changes: readonly Change[];
}

export type Readings = Record<CatalogueNoun, Reading>;

/**
 * What must be folded into `stored` to make it equal to the collections: every document, and the end of each entry whose
 * document is gone. Entries newer than the reading are left to the messages that brought them.
 *
 * @param isHere which paths `stored` is about
 */
export function changesToMatch(stored: Entries, readings: Readings, isHere: (path: Path) => boolean = () => true): Change[] {
  const existing = Object.values(readings).flatMap(({ changes }) => changes.filter(({ path }) => isHere(path)));
  const paths = new Set(existing.map(({ path }) => path));
  const gone = [...stored].flatMap(([path, { at, content }]): Change[] => {
    const { readAt } = readings[nounOf(path)];
    return content === null || at > readAt || paths.has(path) ? [] : [{ path, at: readAt, content: null, wasPublic: true }];
  });
  return [...existing, ...gone];
}

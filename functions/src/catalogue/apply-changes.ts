import type { PublicContent } from '@catalogue/contract/public-content';
import type { Change, Path } from './entry';

/** Published content by path. */
export type Contents = ReadonlyMap<Path, PublicContent>;

/** A change of the published catalogue. `at` in microseconds. */
export type CatalogueChange =
  | { kind: 'upsert'; path: Path; at: number; content: PublicContent }
  /** Devices may hold it and must delete it. */
  | { kind: 'delete'; path: Path; at: number }
  /** Removals are not known, because a segment was damaged, or the settings changed. `at` is 0: every device fetches the whole file. */
  | { kind: 'resync'; path: Path; at: 0 };

export interface Applied {
  contents: Map<Path, PublicContent>;
  effects: CatalogueChange[];
}

/** Applies the current state of documents to what is published. A repeated change yields no effect. */
export function applyChanges(published: Contents, changes: readonly Change[]): Applied {
  const contents = new Map(published);
  const effects: CatalogueChange[] = [];
  for (const { path, at, content, wasPublic } of changes) {
    const before = contents.get(path);
    if (content === null) {
      contents.delete(path);
      if (before !== undefined || wasPublic) effects.push({ kind: 'delete', path, at });
    } else if (!isSame(before, content)) {
      contents.set(path, content);
      effects.push({ kind: 'upsert', path, at, content });
    }
  }
  return { contents, effects };
}

const isSame = (one: PublicContent | undefined, other: PublicContent): boolean =>
  one !== undefined && JSON.stringify(one) === JSON.stringify(other);

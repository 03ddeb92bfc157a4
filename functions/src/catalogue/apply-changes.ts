import type { PublicContent } from '@catalogue/contract/public-content';
import type { Change, Path } from './entry';

/** Published content by path. */
export type Contents = ReadonlyMap<Path, PublicContent>;

/** What a change did to the published catalogue. `at` in microseconds. */
export type Effect =
  | { kind: 'shown'; path: Path; at: number; content: PublicContent }
  /** Devices may hold it and must delete it. */
  | { kind: 'removed'; path: Path; at: number }
  /** A segment was damaged, so nobody knows what was removed from it: `at` is 0, and every device starts over. */
  | { kind: 'unknown'; path: Path; at: 0 };

export interface Applied {
  contents: Map<Path, PublicContent>;
  effects: Effect[];
}

/** Applies the current state of documents to what is published. A repeated change has no effect. */
export function applyChanges(published: Contents, changes: readonly Change[]): Applied {
  const contents = new Map(published);
  const effects: Effect[] = [];
  for (const { path, at, content, wasPublic } of changes) {
    const before = contents.get(path);
    if (content === null) {
      contents.delete(path);
      if (before !== undefined || wasPublic) effects.push({ kind: 'removed', path, at });
    } else if (!isSame(before, content)) {
      contents.set(path, content);
      effects.push({ kind: 'shown', path, at, content });
    }
  }
  return { contents, effects };
}

const isSame = (one: PublicContent | undefined, other: PublicContent): boolean =>
  one !== undefined && JSON.stringify(one) === JSON.stringify(other);

import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { change, onStorageError, read, storageError } from '../../data/device-store/database';
import { newId } from '../../lib/new-id';

/** A draft that names its writer: the open form that stored it. */
export interface WrittenDraft {
  writer?: string | undefined;
}

/** A form and the stored draft that it goes on from; null: there was none. */
export interface DraftOwner<Draft> {
  writer: string;
  base: Draft | null;
}

/**
 * Where a draft is: on the disk, only in this page's memory, or nowhere but in its form, because the device keeps what another tab has
 * stored.
 */
export type DraftPlace = 'disk' | 'memory' | 'other';

/** How drafts with something stored beside them, such as files, are read and changed. */
interface DraftStorage<Draft> {
  read: (key: string) => Promise<Draft | null>;
  /** Replaces a stored draft by the result of `decide`. Resolves to whether the disk has it. */
  change: (key: string, decide: (current: unknown) => unknown) => Promise<boolean>;
}

/** Drafts of a form that may be open in several tabs: each belongs to the form that typed first since it was opened. */
export function ownDrafts<Draft extends WrittenDraft>(
  parse: (stored: unknown) => Draft | null,
  isSame: (one: Draft | null, other: Draft | null) => boolean,
  storage: DraftStorage<Draft> = {
    read: async (key) => parse(await read('drafts', key)),
    change: (key, decide) => change('drafts', key, decide),
  },
) {
  /** Whether a stored draft holds nothing that this form does not: it is its own, or the one that it goes on from. */
  const isOwn = (stored: Draft | null, { writer, base }: DraftOwner<Draft>): boolean =>
    stored === null || stored.writer === writer || isSame(stored, base);

  return {
    isSame,
    /** The stored draft; null: there is none. */
    read: storage.read,
    /**
     * Stores the draft of an open form, unless the same form in another tab has stored something else since. Resolves to where it is
     * then.
     */
    save: async (key: string, typed: Draft, owner: DraftOwner<Draft>): Promise<DraftPlace> => {
      const isOnDisk = await storage.change(key, (current) => {
        const stored = parse(current);
        // Opening a form leaves its draft to the tab that types.
        return isSame(stored, typed) || !isOwn(stored, owner) ? current : { ...typed, writer: owner.writer };
      });
      const stored = parse(await read('drafts', key));
      if (!isSame(stored, typed) && !isOwn(stored, owner)) return 'other';
      return isOnDisk ? 'disk' : 'memory';
    },
    /** Deletes the draft of an open form, unless another tab has stored something else since. */
    remove: (key: string, owner: DraftOwner<Draft>): Promise<boolean> =>
      storage.change(key, (stored) => (isOwn(parse(stored), owner) ? undefined : stored)),
  };
}

type OwnDrafts<Draft extends WrittenDraft> = ReturnType<typeof ownDrafts<Draft>>;

/** The stored draft of a form that opens; null: there is none, undefined: the device has not answered yet. */
export function useDraftToRestore<Draft extends WrittenDraft>(drafts: OwnDrafts<Draft>, key: string): Draft | null | undefined {
  const [draft, setDraft] = useState<Draft | null>();
  useEffect(() => {
    void drafts.read(key).then(setDraft);
  }, [drafts, key]);
  return draft;
}

/**
 * Stores what a form holds as its draft, also when the form is left, and deletes the draft once there is nothing to lose. The browser asks
 * before it unloads what the device does not have.
 *
 * @param key null: the form has no draft
 * @param typed what would be lost; null: nothing
 */
export function useOwnDraft<Draft extends WrittenDraft>(
  drafts: OwnDrafts<Draft>,
  key: string | null,
  { restored, typed }: { restored: Draft | null; typed: Draft | null },
) {
  const [owner] = useState<DraftOwner<Draft>>(() => ({ writer: newId(), base: restored }));
  /** `typed`, as the same object for as long as it holds the same. */
  const [content, setContent] = useState(typed);
  if (!drafts.isSame(content, typed)) setContent(typed);
  const [isRestored, setRestored] = useState(restored !== null);
  if (isRestored && typed === null) setRestored(false);
  const [last, setLast] = useState<{ content: Draft | null; place: DraftPlace }>({ content: restored, place: 'disk' });
  /** What the device has or is about to have: a form that is left meanwhile deletes that, too. */
  const requested = useRef(restored);
  const hasStorageError = useHasStorageError();
  /** The storage answers again, or has room. */
  const isRetried = last.place === 'memory' && !hasStorageError;
  const isStored = drafts.isSame(last.content, content) && !isRetried;

  const store = useEffectEvent(async () => {
    if (key === null || (drafts.isSame(requested.current, content) && !isRetried)) return;
    requested.current = content;
    const place =
      content === null ? await drafts.remove(key, owner).then(() => 'disk' as const) : await drafts.save(key, content, owner);
    if (requested.current === content) setLast({ content, place });
  });
  useEffect(() => void store(), [content, isStored, isRetried]);
  useEffect(() => () => void store(), []);

  useAskBeforeUnload(content !== null && !(isStored && last.place === 'disk'));
  return {
    /** Whether the form still holds what was restored, perhaps with changes. */
    isRestored,
    /** Whether this device keeps what was typed in another tab, and not what was typed here. */
    isOtherStored: content !== null && last.place === 'other',
  };
}

/** Whether what is stored now would be in this page's memory only. */
export const useHasStorageError = (): boolean => useSyncExternalStore(onStorageError, storageError) !== null;

/** The browser asks before the tab is closed or loads another page, while `isAsking`. */
export function useAskBeforeUnload(isAsking: boolean): void {
  useEffect(() => {
    if (!isAsking) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isAsking]);
}

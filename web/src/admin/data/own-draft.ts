import { useEffect } from 'react';
import { change, read } from '../../data/device-store/database';

/** A draft that names its writer: the open form that stored it. */
interface WrittenDraft {
  writer?: string | undefined;
}

/** A form and the stored draft that it goes on from; null: there was none. */
export interface DraftOwner<Draft> {
  writer: string;
  base: Draft | null;
}

/** Replaces a stored draft by the result of `decide`. Resolves to whether the disk has it. */
type ChangeDraft = (key: string, decide: (current: unknown) => unknown) => Promise<boolean>;

/** Drafts of a form that may be open in several tabs: each belongs to the form that typed first since it was opened. */
export function ownDrafts<Draft extends WrittenDraft>(
  parse: (stored: unknown) => Draft | null,
  isSame: (one: Draft | null, other: Draft | null) => boolean,
  changeDraft: ChangeDraft = (key, decide) => change('drafts', key, decide),
) {
  /** Whether a stored draft holds nothing that this form does not: it is its own, or the one that it goes on from. */
  const isOwn = (stored: Draft | null, { writer, base }: DraftOwner<Draft>): boolean =>
    stored === null || stored.writer === writer || isSame(stored, base);

  return {
    /**
     * Stores the draft of an open form, unless the same form in another tab has stored something else since. Resolves to whether the
     * device keeps what this form holds.
     */
    save: async (key: string, typed: Draft, owner: DraftOwner<Draft>): Promise<boolean> => {
      await changeDraft(key, (current) => {
        const stored = parse(current);
        // Opening a form leaves its draft to the tab that types.
        return isSame(stored, typed) || !isOwn(stored, owner) ? current : { ...typed, writer: owner.writer };
      });
      const stored = parse(await read('drafts', key));
      return isSame(stored, typed) || isOwn(stored, owner);
    },
    /** Deletes the draft of an open form, unless another tab has stored something else since. */
    remove: (key: string, owner: DraftOwner<Draft>): Promise<boolean> =>
      changeDraft(key, (stored) => (isOwn(parse(stored), owner) ? undefined : stored)),
  };
}

/** The browser asks before the tab is closed or loads another page, while `isAsking`. */
export function useAskBeforeUnload(isAsking: boolean): void {
  useEffect(() => {
    if (!isAsking) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isAsking]);
}

/** Texts of what staff do with a lead. */
export const WORK_TEXTS = {
  addNote: 'Add a note',
  add: 'Add',
  noteAdded: 'Note added.',
  noteFailed: (reason: string) => `The note was not added. ${reason} It is still here.`,
  gone: 'This lead was erased by someone else.',
  call: {
    done: (reference: string, when: string | null) =>
      when === null ? `${reference}: no next call` : `${reference}: next call ${when}`,
    conflict: 'Somebody else changed the next call first. Nothing was overwritten.',
    failed: (reason: string) => `The next call was not saved. ${reason}`,
    set: 'Set',
    clear: 'No call',
  },
  tags: {
    label: 'Tags',
    add: 'Add a tag',
    find: (tag: string) => `Leads with ${tag}`,
    remove: (tag: string) => `Remove ${tag}`,
    done: (reference: string, tags: readonly string[]) =>
      tags.length === 0 ? `${reference}: no tags` : `${reference}: ${tags.join(' ')}`,
    conflict: 'Somebody else changed the tags first. Nothing was overwritten.',
    failed: (reason: string) => `The tags were not saved. ${reason}`,
    most: (count: number) => `At most ${count} tags.`,
  },
  lost: {
    label: 'Why lost?',
    prefix: 'Lost: ',
    reasons: ['Price', 'Too late', 'Chose another', 'No answer'],
  },
  close: 'Close',
} as const;

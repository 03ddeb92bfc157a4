/** Texts of what staff do with a lead. */
export const WORK_TEXTS = {
  addNote: 'Add a note',
  add: 'Add',
  noteAdded: 'Note added.',
  call: {
    done: (reference: string, when: string | null) =>
      when === null ? `${reference}: no next call` : `${reference}: next call ${when}`,
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
    most: (count: number) => `At most ${count} tags.`,
  },
  lost: {
    label: 'Why lost?',
    prefix: 'Lost: ',
    reasons: ['Price', 'Too late', 'Chose another', 'No answer'],
  },
  close: 'Close',
} as const;

/** Who reads and writes shared views: people with the right `leads`. */
const EVERYONE = 'Everyone who answers leads';

/** Texts of saved views. */
export const VIEW_TEXTS = {
  label: 'Saved views',
  save: 'Save this view',
  saveAction: 'Save view',
  name: 'Name of the view',
  nameHint: 'Keeps search, filters and order.',
  missing: 'A view needs a name.',
  who: 'Who sees it',
  own: 'Only this device',
  all: EVERYONE,
  replaces: `${EVERYONE} has a view of this name. Saving replaces it.`,
  full: 'There are 40 shared views. Delete one first.',
  edit: 'Edit views',
  done: 'Done',
  onDevice: 'Only this device',
  ofAll: (name: string) => (name === '' ? EVERYONE : `${EVERYONE}, saved by ${name}`),
  rename: 'Rename',
  renameOne: (name: string) => `Rename the view ${name}`,
  remove: 'Delete',
  removeOne: (name: string) => `Delete the view ${name}`,
  taken: 'Another view has this name.',
  savedForAll: (name: string) => `${EVERYONE} sees the view “${name}”.`,
  renamed: (name: string) => `The view is called “${name}” now.`,
  removed: (name: string) => `The view “${name}” is deleted.`,
} as const;

import type { NameProblem } from './check-names';

export const NAMES_TEXTS = {
  title: 'Names',
  label: 'A name on each piece',
  hint: 'One per line, or a column from a spreadsheet. They stay on this device, and go with your enquiry.',
  count: (names: number, wrong: number) =>
    `${names === 1 ? '1 name' : `${names} names`}, ${wrong === 0 ? 'all of them fit' : `${wrong} to look at`}`,
  show: 'Show each on the product',
  hide: 'Hide them',
  remove: 'Remove the names',
  removed: 'The names are no longer on this device.',
  sheet: 'Each name on the product',
  problems: {
    double: 'is in the list twice.',
    tooLong: 'is too long for this area. Shorten it, or use initials.',
    script: 'has letters that this method cannot do. Write it in Latin letters, or choose another method.',
    symbol: 'has a symbol that cannot be made.',
  } satisfies Record<NameProblem, string>,
};

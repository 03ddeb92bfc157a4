import { plural } from '../../lib/plural';

/** Texts of the budget finder. */
export const FINDER_TEXTS = {
  title: 'Budget finder',
  lead: 'Tell us how many gifts you need and what each may cost. You see what fits, and why the others do not.',
  form: 'What you need',
  people: 'How many people',
  budget: 'Budget for each (₹)',
  budgetHint: 'Before branding and GST.',
  readyBy: 'Needed by',
  occasion: 'Occasion',
  tag: 'Kind of gift',
  anyTag: 'Any',
  begin: 'Fill in the people and the budget to see what fits.',
  fitting: (count: number) => plural(count, 'product fits', 'products fit'),
  noneFits: 'Nothing fits yet',
  noneFitsText: 'The products below come nearest. Or tell us what you need, and we look for it.',
  others: 'These do not fit, and why',
  more: (count: number) => `Show ${count.toLocaleString('en-IN')} more`,
  each: (price: string, pieces: number) => `${price} each at ${pieces.toLocaleString('en-IN')}`,
  total: (sum: string) => `${sum} in all`,
  dispatch: (day: string) => `dispatch by ${day}`,
  misfit: {
    price: (price: string, pieces: number) => `${price} at ${pieces.toLocaleString('en-IN')}`,
    onRequest: 'price on request',
    minimum: (pieces: number) => `smallest order: ${pieces.toLocaleString('en-IN')}`,
    dispatch: (day: string) => `dispatch ${day}`,
    noLeadTime: 'no lead time stated',
    outOfStock: 'out of stock',
  },
} as const;

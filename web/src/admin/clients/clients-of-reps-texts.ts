import { plural } from '../../lib/plural';

/** Texts of the list of reps' clients. */
export const CLIENTS_OF_REPS_TEXTS = {
  title: 'Clients of reps',
  lead: 'Reps note these clients and change them. You can read them here; personal data is erased under “Personal data”.',
  loading: 'Loading the clients',
  failed: 'The list could not be loaded.',
  none: 'No clients yet',
  noneText: 'The clients that reps note on their devices appear here.',
  toTeam: 'To the team',
  count: (shown: number, hasMore: boolean) => `${plural(shown, 'client')}${hasMore ? ', the last changed' : ''}`,
  more: 'Show more',
  columns: { name: 'Client', rep: 'Rep', contact: 'Contact', city: 'City', changed: 'Changed', card: 'Card' },
  noName: 'No name yet',
  formerRep: 'Not on the team',
  show: 'Show the card',
  showOf: (client: string) => `Show the card: ${client}`,
  cardOf: (client: string) => `Card of ${client}`,
  notLoaded: (reason: string) => `The photo could not be loaded. ${reason}`,
  notSent: 'It is still on the device that took it.',
} as const;

import { plural } from '../../lib/plural';

/** Texts of a rep's day, above their clients. */
export const REP_HOME_TEXTS = {
  title: 'Today',
  client: 'Your client now',
  noClient: 'No client chosen yet',
  meeting: 'Start a meeting',
  basket: 'Open the basket',
  device: 'Catalogue on this device',
  nothing: 'Not here yet.',
  current: 'Up to date.',
  asOf: (moment: string) => `As of ${moment}.`,
  pictures: 'Take pictures along',
  unsent: 'Not sent yet',
  allSent: 'Nothing waits here',
  waiting: (count: number) => plural(count, 'enquiry', 'enquiries'),
  baskets: 'Other baskets',
} as const;

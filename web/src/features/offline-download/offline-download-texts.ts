import { formatBytes } from '../../lib/format';
import { plural } from '../../lib/plural';

/** Texts of the page "Take it with you". */
export const OFFLINE_DOWNLOAD_TEXTS = {
  title: 'Take it with you',
  lead: 'Keep the catalogue with all its pictures on this device. It opens without a network: in a basement, on a train, at a client’s office.',
  scope: {
    label: 'What to take',
    all: 'The whole catalogue',
    some: 'Some categories',
    categories: 'Categories',
    products: (count: number) => plural(count, 'product'),
  },
  size: (count: number, bytes: number) =>
    count === 0 ? 'Nothing to download' : `${plural(count, 'picture')}, about ${formatBytes(bytes)}`,
  start: 'Take it with you',
  change: 'Change to this',
  pause: 'Pause',
  resume: 'Resume',
  update: 'Update',
  delete: 'Remove from this device',
  deleteConfirm: {
    title: 'Remove from this device?',
    body: 'The pictures leave this device. Products you look at online still open without a network for a while.',
    action: 'Remove',
  },
  progress: 'Download progress',
  downloaded: (cached: number, total: number, bytes: number) =>
    `${cached} of ${plural(total, 'picture')}, ${formatBytes(bytes)}`,
  outdated: (count: number, bytes: number) => `${count} changed, ${formatBytes(bytes)}`,
  phase: {
    off: 'Not on this device yet',
    running: 'Downloading',
    paused: 'Paused',
    waiting: 'Waiting for the network. We go on as soon as you are online.',
    full: 'This device has no room left. Make some, or take fewer categories.',
    behind: 'The catalogue has changed since',
    complete: 'Everything is on this device',
  },
  completeSince: (moment: string) => `Complete since ${moment}`,
  space: {
    label: 'Space on this device',
    used: (bytes: number) => `${formatBytes(bytes)} used by this site`,
    left: (bytes: number) => `${formatBytes(bytes)} left`,
    persistent: 'The browser will not clear it by itself',
    evictable:
      'The browser may clear it when the device runs out of room. On most devices it keeps what the installed site has.',
  },
  unavailable:
    'This browser cannot keep pictures, for example because it is a private window. The catalogue still works online.',
} as const;

import { plural } from '../lib/plural';

/** Texts of the UI components themselves; all others are passed as props. */
export const UI_TEXTS = {
  breadcrumbs: 'Breadcrumb',
  browse: 'Browse the catalogue',
  dialog: {
    close: 'Close',
    cancel: 'Cancel',
    missing: 'There is no connection. Please try it again when you are online.',
    /** Asked before a form loses what was typed. */
    discardTitle: 'Discard what is not saved?',
  },
  pressEnter: 'Press Enter to apply.',
  /** Said by a form that its fields keep from being sent or saved. */
  refused: (result: 'sent' | 'saved', fields: number) =>
    `Not ${result}: ${plural(fields, 'field needs a look', 'fields need a look')}.`,
  toast: { dismiss: 'Dismiss', undo: 'Undo' },
  carousel: {
    pause: 'Pause the carousel',
    play: 'Play the carousel',
    previous: 'Previous',
    next: 'Next',
    slide: (position: number, count: number) => `${position} of ${count}`,
  },
} as const;

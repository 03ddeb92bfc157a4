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
  toast: { dismiss: 'Dismiss', undo: 'Undo' },
  carousel: {
    pause: 'Pause the carousel',
    play: 'Play the carousel',
    previous: 'Previous',
    next: 'Next',
    slide: (position: number, count: number) => `${position} of ${count}`,
  },
} as const;

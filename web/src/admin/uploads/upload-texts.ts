/** Problems of picture uploads that need a person. */
export const UPLOAD_TEXTS = {
  refused: 'The server did not take this picture. Sign in again as an admin, then retry.',
  lost: 'This device does not find the file of this picture. Try again, or give it up and choose it once more.',
  full: 'The picture store of the site is full. Nothing more is accepted until there is room; tell whoever runs the site.',
  retry: 'Try again',
  cancel: 'Give up',
  giveUp: {
    title: (name: string) => `Give up “${name}”?`,
    body: 'The server does not have this picture yet. This device deletes its copy.',
  },
} as const;

/** Problems of picture uploads that need a person. */
export const UPLOAD_TEXTS = {
  refused: 'The server did not take this picture. Sign in again as an admin, then retry.',
  documentRefused: 'The server did not take what this picture belongs to. Give it up here, and add it again.',
  retry: 'Try again',
  cancel: 'Give up',
} as const;

/** What SPEC §5 says of a file that is no picture. */
export const PICTURE_MESSAGES = {
  types: 'Only jpg/png files are supported.',
  invalid: 'Invalid File !!',
} as const;

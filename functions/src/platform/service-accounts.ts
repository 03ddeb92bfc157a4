/** Service account of each group of functions. What each may do stands in tools/deploy/rights.ts. */
export const SERVICE_ACCOUNTS = {
  /** Public GET requests: catalogue files, pictures, pages. */
  reader: 'catalogue-reader',
  /** Lead intake: creates leads and counters. */
  intake: 'catalogue-intake',
  /** REST: writes documents and uploads, manages accounts. */
  api: 'catalogue-api',
  /** Decodes uploads: originals and variants, nothing else. */
  decoder: 'catalogue-decoder',
  /** The nightly copy of the accounts. */
  backup: 'catalogue-backup',
  /** Triggers and schedules. Eventarc calls them as this account. */
  worker: 'catalogue-worker',
} as const;

export type FunctionGroup = keyof typeof SERVICE_ACCOUNTS;

/**
 * Value of a function's `serviceAccount` option. The CLI sets GCLOUD_PROJECT while it lists the functions. It completes the shorthand
 * `name@` for the functions only, not for access to secrets nor for calls of schedules, so those need the whole address.
 */
export function serviceAccountOf(group: FunctionGroup): string {
  const project = process.env.GCLOUD_PROJECT ?? '';
  return `${SERVICE_ACCOUNTS[group]}@${project === '' ? '' : `${project}.iam.gserviceaccount.com`}`;
}

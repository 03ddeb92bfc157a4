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

/** Value of a function's `serviceAccount` option: the project's domain is added at deployment. */
export const serviceAccountOf = (group: FunctionGroup): `${string}@` => `${SERVICE_ACCOUNTS[group]}@`;

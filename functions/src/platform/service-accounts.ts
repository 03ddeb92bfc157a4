/** Service account of each group of functions, with only the roles it needs. `npm run deploy` creates them. */
export const SERVICE_ACCOUNTS = {
  /** Public GET requests: catalogue files, pictures, pages. */
  reader: { id: 'catalogue-reader', roles: ['roles/datastore.viewer', 'roles/storage.objectViewer'] },
  /** Lead intake: creates leads and counters. */
  intake: { id: 'catalogue-intake', roles: ['roles/datastore.user'] },
  /** REST: writes documents and uploads, manages accounts. */
  api: { id: 'catalogue-api', roles: ['roles/datastore.user', 'roles/storage.objectAdmin', 'roles/firebaseauth.admin'] },
  /** Triggers and schedules. Eventarc calls them as this account. */
  worker: {
    id: 'catalogue-worker',
    roles: [
      'roles/datastore.user',
      'roles/datastore.backupsViewer',
      'roles/storage.objectAdmin',
      'roles/eventarc.eventReceiver',
      'roles/run.invoker',
    ],
  },
} as const;

export type FunctionGroup = keyof typeof SERVICE_ACCOUNTS;

/** Value of a function's `serviceAccount` option: the project's domain is added at deployment. */
export const serviceAccountOf = (group: FunctionGroup): `${string}@` => `${SERVICE_ACCOUNTS[group].id}@`;

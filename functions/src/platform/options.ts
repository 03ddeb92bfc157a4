import { serviceAccountOf } from './service-accounts';

/** Region of all functions; the rewrites in firebase.json repeat it. */
export const REGION = 'asia-south1';

/**
 * Instances of a public function. The sum of all functions stays below the processors that a new project has per region
 * (https://cloud.google.com/run/quotas); 10 instances of 80 requests answer more than the CDN lets through.
 */
export const MAX_INSTANCES = 10;
/** Instances of a trigger: its events wait in a queue, and writes to one document go one after the other anyway. */
export const MAX_TRIGGER_INSTANCES = 3;

const common = { region: REGION, concurrency: 80 } as const;

/** Public HTTPS functions behind Hosting. */
export const HTTPS = {
  ...common,
  serviceAccount: serviceAccountOf('reader'),
  memory: '512MiB',
  timeoutSeconds: 60,
  maxInstances: MAX_INSTANCES,
  invoker: 'public',
} as const;

/** REST API. No minimum instances: reads are cached at the CDN and leads tolerate a cold start. */
export const API = { ...HTTPS, serviceAccount: serviceAccountOf('api'), memory: '1GiB', concurrency: 20 } as const;

/** Lead intake. Requests are small and short; low concurrency bounds what one instance has in memory. */
export const LEADS = { ...HTTPS, serviceAccount: serviceAccountOf('intake'), concurrency: 20 } as const;

/** Firestore triggers. Events are redelivered until the handler succeeds, so handlers must be idempotent. */
export const TRIGGER = {
  ...common,
  serviceAccount: serviceAccountOf('worker'),
  memory: '512MiB',
  timeoutSeconds: 120,
  maxInstances: MAX_TRIGGER_INSTANCES,
  retry: true,
} as const;

/** Picture processing: one picture per instance, because decoding is bound by memory and CPU. */
export const PICTURES = {
  ...common,
  serviceAccount: serviceAccountOf('decoder'),
  concurrency: 1,
  cpu: 1,
  memory: '1GiB',
  timeoutSeconds: 120,
  maxInstances: 5,
  retry: true,
} as const;

/** Scheduled functions: one instance each. */
export const SCHEDULE = {
  region: REGION,
  serviceAccount: serviceAccountOf('worker'),
  memory: '1GiB',
  timeoutSeconds: 540,
  maxInstances: 1,
  timeZone: 'Asia/Kolkata',
} as const;

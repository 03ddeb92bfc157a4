/** Where every function runs; firebase.json's rewrites name it too. Near the people who use the site. */
export const REGION = 'asia-south1';

const common = { region: REGION, concurrency: 80 } as const;

/** Answers behind Hosting: open to all, short, many at once on one instance. */
export const HTTPS = { ...common, memory: '512MiB', timeoutSeconds: 60, maxInstances: 20, invoker: 'public' } as const;

/**
 * The REST interface. Google's front reads up to 32 MiB of a request before our code can say no, and an upload is decoded
 * in some 200 MiB: 20 at once of the largest fit into 1 GiB, so nobody can exhaust an instance from outside. 20 instances
 * are 400 requests at once; more wait at the front, and enquiries wait in their outbox. No instance is kept warm: what
 * visitors read comes from the CDN, and an enquiry does not mind the second that a start takes.
 */
export const API = { ...HTTPS, memory: '1GiB', concurrency: 20 } as const;

/** Reacts to a write. Delivered again until it succeeds, so every such handler must be idempotent. */
export const TRIGGER = { ...common, memory: '512MiB', timeoutSeconds: 120, maxInstances: 10, retry: true } as const;

/** One picture at a time: decoding is bound by memory and processor, not by waiting. */
export const PICTURES = {
  ...common,
  concurrency: 1,
  cpu: 1,
  memory: '1GiB',
  timeoutSeconds: 120,
  maxInstances: 10,
  retry: true,
} as const;

/** Runs by the clock, one at a time. */
export const SCHEDULE = {
  region: REGION,
  memory: '1GiB',
  timeoutSeconds: 540,
  maxInstances: 1,
  timeZone: 'Asia/Kolkata',
} as const;

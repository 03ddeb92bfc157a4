import { getStorage } from 'firebase-admin/storage';
import { app } from './app';
import { inEmulator, projectId } from './environment';

export type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

export type StoredFile = ReturnType<Bucket['file']>;

/**
 * Lets the library repeat writes whose connection broke, too (EPIPE on a kept connection, 503): what we write under a name is always
 * the same, so twice is once. By default it repeats only writes with a precondition (cloud.google.com/storage/docs/retry-strategy).
 */
export function repeatWrites(bucket: Bucket): Bucket {
  // IdempotencyStrategy.RetryAlways: firebase-admin does not hand the library's enum on.
  Object.assign(bucket.storage.retryOptions, { idempotencyStrategy: 0 });
  return bucket;
}

/** Whether a call failed because the file does not exist. */
export const isNoSuchFile = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && Number(cause.code) === 404;

/** Bucket of the copies of the accounts: nothing else may read or write it. `npm run deploy` creates it. */
export const backupsBucketName = (project: string): string => `${project}-backups`;

export const backupsBucket = (): Bucket => repeatWrites(getStorage(app()).bucket(backupsBucketName(projectId())));

/**
 * Bucket of the variants of pictures. Apart from the originals, so that a stored variant starts no function, and the accounts that serve or
 * decode pictures have no right where files of enquiries are. `npm run deploy` creates it.
 */
export const picturesBucketName = (project: string): string => `${project}-pictures`;

/** Bucket of the daily copies of originals. No function has a right in it. */
export const copiesBucketName = (project: string): string => `${project}-copies`;

let pictures: Bucket | undefined;

export const picturesBucket = (): Bucket =>
  (pictures ??= repeatWrites(getStorage(app()).bucket(picturesBucketName(projectId()))));

let memo: Bucket | undefined;

/** The project's default bucket: originals, files of enquiries, photos of cards. Tools and tests have no default, so the emulator's is named. */
export const bucket = (): Bucket =>
  (memo ??= repeatWrites(getStorage(app()).bucket(inEmulator() ? `${projectId()}.appspot.com` : undefined)));

import { getStorage } from 'firebase-admin/storage';
import { app } from './app';
import { inEmulator, projectId } from './environment';

export type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

export type StoredFile = ReturnType<Bucket['file']>;

/** Whether a call failed because the file does not exist. */
export const isNoSuchFile = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && Number(cause.code) === 404;

/** Bucket of the copies of the accounts: nothing else may read or write it. `npm run deploy` creates it. */
export const backupsBucketName = (project: string): string => `${project}-backups`;

export const backupsBucket = (): Bucket => getStorage(app()).bucket(backupsBucketName(projectId()));

let memo: Bucket | undefined;

/** The project's default bucket, created on first use. Tools and tests have no default, so the emulator's is named. */
export const bucket = (): Bucket =>
  (memo ??= getStorage(app()).bucket(inEmulator() ? `${projectId()}.appspot.com` : undefined));

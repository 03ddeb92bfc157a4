import { getStorage } from 'firebase-admin/storage';
import { app } from './app';
import { inEmulator, projectId } from './environment';

export type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

export type StoredFile = ReturnType<Bucket['file']>;

let memo: Bucket | undefined;

/** The project's default bucket, made on first use. Outside a function (tools, tests) the emulator's is known by its name. */
export const bucket = (): Bucket =>
  (memo ??= getStorage(app()).bucket(inEmulator() ? `${projectId()}.appspot.com` : undefined));

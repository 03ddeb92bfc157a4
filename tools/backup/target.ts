import { googleAccessToken } from '../deploy/access-token';
import { createGoogleApi, type GoogleApi } from '../deploy/google-api';
import { picturesBucketName } from '../../functions/src/platform/storage';
import { projectId, suiteEnvironment } from '../ports';
import { setTimeout as wait } from 'node:timers/promises';

/** A project or an emulator suite, as backup and restore reach it. */
export interface Target {
  project: string;
  /** Originals and files of enquiries. */
  bucket: string;
  picturesBucket: string;
  isEmulator: boolean;
  api: GoogleApi;
  firestore: string;
  auth: string;
  storage: string;
  /** Reads or writes bytes; `api` is for JSON. */
  send: (url: string, init: RequestInit) => Promise<Response>;
}

const pause = (ms: number): Promise<void> => wait(ms);

function withToken(token: () => Promise<string>): Target['send'] {
  return async (url, init) => {
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${await token()}`);
    return fetch(url, { ...init, headers });
  };
}

/** The emulators of `npm start` at this shift, or the suite that the environment variables name. */
export function emulatorTarget(shift: number): Target {
  const environment = { ...suiteEnvironment(shift), ...(process.env.FIREBASE_AUTH_EMULATOR_HOST ? process.env : {}) };
  const at = (name: string) => `http://${environment[name] ?? ''}`;
  const project = environment.GCLOUD_PROJECT ?? projectId(shift);
  // The emulators take this token for the server's.
  const token = () => Promise.resolve('owner');
  return {
    project,
    bucket: `${project}.appspot.com`,
    picturesBucket: picturesBucketName(project),
    isEmulator: true,
    api: createGoogleApi({ project, token, fetch, wait: pause }),
    send: withToken(token),
    firestore: `${at('FIRESTORE_EMULATOR_HOST')}/v1`,
    auth: `${at('FIREBASE_AUTH_EMULATOR_HOST')}/identitytoolkit.googleapis.com`,
    storage: at('FIREBASE_STORAGE_EMULATOR_HOST'),
  };
}

/** A real project, with the account of `firebase login`. */
export async function projectTarget(project: string): Promise<Target> {
  const api = createGoogleApi({ project, token: googleAccessToken, fetch, wait: pause });
  const found = await api.get(`https://firebasestorage.googleapis.com/v1alpha/projects/${project}/defaultBucket`);
  const { bucket } = found.body as { bucket?: { name?: string } };
  return {
    project,
    bucket: bucket?.name?.split('/').at(-1) ?? `${project}.firebasestorage.app`,
    picturesBucket: picturesBucketName(project),
    isEmulator: false,
    api,
    send: withToken(googleAccessToken),
    firestore: 'https://firestore.googleapis.com/v1',
    auth: 'https://identitytoolkit.googleapis.com',
    storage: 'https://storage.googleapis.com',
  };
}

import { getAppCheck } from 'firebase-admin/app-check';
import { app } from './app';

/** @throws if the App Check token is not of this project, or has expired */
export async function verifyAppCheckToken(token: string): Promise<void> {
  await getAppCheck(app()).verifyToken(token);
}

import type { Auth } from 'firebase-admin/auth';
import { getAuth } from 'firebase-admin/auth';
import { app } from './app';

/** Firebase Auth through the Admin SDK. */
export const auth = (): Auth => getAuth(app());

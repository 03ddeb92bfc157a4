import type { Auth } from 'firebase-admin/auth';
import { getAuth } from 'firebase-admin/auth';
import { app } from './app';

/** Firebase Auth with the rights of the server. */
export const auth = (): Auth => getAuth(app());

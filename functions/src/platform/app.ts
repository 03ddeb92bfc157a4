import type { App } from 'firebase-admin/app';
import { getApps, initializeApp } from 'firebase-admin/app';

let memo: App | undefined;

/** The default Admin SDK app of this process, created on first use. firebase-functions has its own, named app. */
export const app = (): App => (memo ??= getApps().find(({ name }) => name === '[DEFAULT]') ?? initializeApp());

import type { App } from 'firebase-admin/app';
import { getApps, initializeApp } from 'firebase-admin/app';

let memo: App | undefined;

/** The admin app of this process, made on first use. firebase-functions keeps one of its own, under another name. */
export const app = (): App => (memo ??= getApps().find(({ name }) => name === '[DEFAULT]') ?? initializeApp());

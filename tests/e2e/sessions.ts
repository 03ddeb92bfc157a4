import type { BrowserContext } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rolesOf } from '@catalogue/contract/entities/session';
import { SESSION_KEY } from '../../web/src/data/device-store/stored-session';
import { CACHE } from '../../tools/root';
import type { Person } from '../people';
import { ACCOUNTS, server, signInTokens, stack } from '../stack';

export type Role = keyof typeof ACCOUNTS;

type StorageState = Exclude<Parameters<BrowserContext['setStorageState']>[0], string>;

/** Where set-up.ts stores the session of a seeded account. */
export const sessionFile = (role: Role): string => join(CACHE, 'sessions', `${stack().projectId}-${role}.json`);

/** What differs between the stored sessions of two people. */
type Identity = Record<'uid' | 'displayName' | 'accessToken' | 'refreshToken', string>;

/** Playwright writes a field of an IndexedDB record as `{"k":"uid","v":"…"}`. */
const valueOf = (field: string, state: string): string => {
  const value = new RegExp(`"k":"${field}","v":"([^"]+)"`).exec(state)?.[1];
  if (value === undefined) throw new Error(`The recorded session has no ${field}.`);
  return value;
};

/** Databases besides Auth's belong to the visit in which the session was recorded. */
const AUTH_DATABASE = 'firebaseLocalStorageDb';

/** The storage of a browser in which this account has logged in: a recorded session with the account's own names and tokens. */
async function sessionOf({ email, password }: Pick<Person, 'email' | 'password'>): Promise<StorageState> {
  const { idToken, refreshToken, localId } = await signInTokens({ email, password });
  const { displayName, customClaims } = await server.auth().getUser(localId);
  const recorded = JSON.parse(await readFile(sessionFile('visitor'), 'utf8')) as StorageState & {
    origins: { indexedDB?: { name: string }[] }[];
  };
  for (const origin of recorded.origins)
    origin.indexedDB = (origin.indexedDB ?? []).filter(({ name }) => name === AUTH_DATABASE);
  const text = JSON.stringify(recorded);
  const own: Identity = { uid: localId, displayName: displayName ?? '', accessToken: idToken, refreshToken };
  const replaced = Object.entries(own).reduce((state, [field, value]) => state.replaceAll(valueOf(field, text), value), text);
  const state = JSON.parse(replaced.replaceAll(ACCOUNTS.visitor.email, email)) as StorageState;
  // Roles are part of it: a page that learned them later would say that they have changed.
  for (const item of state.origins.flatMap(({ localStorage }) => localStorage))
    if (item.name === SESSION_KEY)
      item.value = JSON.stringify({ ...(JSON.parse(item.value) as object), roles: rolesOf(customClaims ?? {}) });
  return state;
}

/** Gives a new browser context the session of this account. Clears what the context has stored. */
export async function startSession(context: BrowserContext, account: Pick<Person, 'email' | 'password'>): Promise<void> {
  await context.setStorageState(await sessionOf(account));
}

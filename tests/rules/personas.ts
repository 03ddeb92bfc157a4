import { readFileSync } from 'node:fs';
import type { RulesTestContext, RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/app';
import type { Firestore } from 'firebase/firestore';
import { doc, setDoc } from 'firebase/firestore';
import { stack } from '../stack';

/** A project of their own in the running emulators: no trigger listens here, and nobody else's data is cleared. */
const PROJECT = 'demo-catalogue-rules';

const [firestoreHost, storageHost] = [stack().firestoreHost, stack().storageHost].map((address) => {
  const [host = '', port = ''] = address.split(':');
  return { host, port: Number(port) };
});

/** Everyone the rules tell apart. The token of a revoked admin lacks the claim: that is all that revoking does to it. */
export const PERSONAS = ['visitor', 'user', 'otherUser', 'admin', 'revokedAdmin'] as const;
export type Persona = (typeof PERSONAS)[number];

export const UID = { user: 'user-1', otherUser: 'user-2', admin: 'admin-1', revokedAdmin: 'admin-2' } as const;
export const EMAIL = 'asha@example.com';

/** Refusals are what half of these tests ask for: the SDK's warnings about them say nothing. */
setLogLevel('silent');

export const environment: RulesTestEnvironment = await initializeTestEnvironment({
  projectId: PROJECT,
  firestore: { ...firestoreHost, rules: readFileSync('firestore.rules', 'utf8') },
  ...(storageHost && { storage: storageHost }),
});

const contexts: Record<Persona, RulesTestContext> = {
  visitor: environment.unauthenticatedContext(),
  user: environment.authenticatedContext(UID.user, { email: EMAIL }),
  otherUser: environment.authenticatedContext(UID.otherUser, { email: 'other@example.com' }),
  admin: environment.authenticatedContext(UID.admin, { email: 'admin@example.com', admin: true }),
  revokedAdmin: environment.authenticatedContext(UID.revokedAdmin, { email: 'was-admin@example.com' }),
};

// The library hands out the older, namespaced SDK; the functions of the current one take it all the same.
const modular = (context: RulesTestContext): Firestore => context.firestore() as unknown as Firestore;

export const firestoreOf = (persona: Persona): Firestore => modular(contexts[persona]);
export const storageOf = (persona: Persona) => contexts[persona].storage();

/** Puts a document there, whatever the rules say. */
export const put = (path: string, fields: Record<string, unknown>): Promise<void> =>
  environment.withSecurityRulesDisabled((context) => setDoc(doc(modular(context), path), fields));

/** What the emulator knows of each expression of the rules: the values it had, and how often. */
export async function ruleCoverage(): Promise<unknown> {
  const response = await fetch(`http://${stack().firestoreHost}/emulator/v1/projects/${PROJECT}:ruleCoverage`);
  return response.json();
}

import { readFileSync } from 'node:fs';
import type { RulesTestContext, RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/app';
import type { Firestore } from 'firebase/firestore';
import { deleteDoc, doc, setDoc, writeBatch } from 'firebase/firestore';
import { assertFirestoreRulesCompile } from '../../tools/emulators/check-rules';
import { server, stack } from '../stack';
import type { CoverageReport } from './coverage';

/** A separate project in the running emulators: it has no triggers, and clearing it affects nobody else. */
const PROJECT = 'demo-catalogue-rules';

const [firestoreHost, storageHost] = [stack().firestoreHost, stack().storageHost].map((address) => {
  const [host = '', port = ''] = address.split(':');
  return { host, port: Number(port) };
});

/**
 * Everyone the rules distinguish. Revoked admins and reps hold a token that still has the claim, but no team document.
 * Demoted members hold such a token and are reps in the team. An unclaimed member has a team document, but no claim: a grant
 * was interrupted. A member without a role has every claim and a team document that lacks the role.
 */
export const PERSONAS = [
  'visitor',
  'user',
  'otherUser',
  'rep',
  'otherRep',
  'sales',
  'admin',
  'revokedAdmin',
  'demotedAdmin',
  'demotedSales',
  'revokedRep',
  'unclaimedMember',
  'memberWithoutRole',
] as const;
export type Persona = (typeof PERSONAS)[number];

export const UID = {
  user: 'user-1',
  otherUser: 'user-2',
  rep: 'rep-1',
  otherRep: 'rep-2',
  revokedRep: 'rep-3',
  sales: 'sales-1',
  demotedSales: 'sales-2',
  admin: 'admin-1',
  revokedAdmin: 'admin-2',
  demotedAdmin: 'admin-4',
  unclaimedMember: 'admin-3',
  memberWithoutRole: 'admin-5',
} as const;
const TEAM = {
  [UID.admin]: { role: 'admin' },
  [UID.memberWithoutRole]: {},
  [UID.unclaimedMember]: { role: 'admin' },
  [UID.rep]: { role: 'rep' },
  [UID.otherRep]: { role: 'rep' },
  [UID.sales]: { role: 'sales' },
  [UID.demotedAdmin]: { role: 'rep' },
  [UID.demotedSales]: { role: 'rep' },
};
const MEMBERS = Object.entries(TEAM).map(([uid, role]) => ({ uid, fields: { name: 'Asha', ...role } }));
export const EMAIL = 'asha@example.com';

/** Most of these tests expect a denial, so the SDK's warnings are noise. */
setLogLevel('silent');

export const environment: RulesTestEnvironment = await initializeTestEnvironment({
  projectId: PROJECT,
  firestore: { ...firestoreHost, rules: readFileSync('firestore.rules', 'utf8') },
  ...(storageHost && { storage: storageHost }),
});

export const ADMIN = { name: 'Asha', email: 'admin@example.com' };
const CLAIMS: Record<Exclude<Persona, 'visitor'>, Record<string, unknown>> = {
  user: { email: EMAIL },
  otherUser: { email: 'other@example.com' },
  admin: { ...ADMIN, admin: true },
  rep: { email: 'rep@example.com', rep: true },
  otherRep: { email: 'other-rep@example.com', rep: true },
  revokedRep: { email: 'was-rep@example.com', rep: true },
  sales: { ...ADMIN, email: 'sales@example.com', sales: true },
  demotedSales: { email: 'was-sales@example.com', sales: true },
  demotedAdmin: { email: 'demoted@example.com', admin: true },
  revokedAdmin: { email: 'was-admin@example.com', admin: true },
  unclaimedMember: { email: 'not-yet@example.com' },
  memberWithoutRole: { email: 'lost@example.com', admin: true, sales: true, rep: true },
};

const contexts = Object.fromEntries(
  PERSONAS.map((persona) => [
    persona,
    persona === 'visitor'
      ? environment.unauthenticatedContext()
      : environment.authenticatedContext(UID[persona], CLAIMS[persona]),
  ]),
) as Record<Persona, RulesTestContext>;

/** '' for a visitor. */
export const uidOf = (persona: Persona): string => (persona === 'visitor' ? '' : UID[persona]);

/** A token as the emulator accepts it: without a signature. */
function tokenOf(persona: Exclude<Persona, 'visitor'>): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { sub: UID[persona], user_id: UID[persona], aud: PROJECT, iat: now, exp: now + 3_600, ...CLAIMS[persona] };
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ iss: `https://securetoken.google.com/${PROJECT}`, ...claims })}.`;
}

/** Runs a query over Firestore's REST API, which has the offset that the SDK lacks. Returns the HTTP status. */
export async function runQuery(persona: Persona, parent: string, structuredQuery: object): Promise<number> {
  const documents = `http://${stack().firestoreHost}/v1/projects/${PROJECT}/databases/(default)/documents`;
  const response = await fetch(`${documents}${parent === '' ? '' : `/${parent}`}:runQuery`, {
    method: 'POST',
    headers: persona === 'visitor' ? {} : { authorization: `Bearer ${tokenOf(persona)}` },
    body: JSON.stringify({ structuredQuery }),
  });
  await response.arrayBuffer();
  return response.status;
}

// The library returns the namespaced SDK; the functions of the modular SDK accept it.
const modular = (context: RulesTestContext): Firestore => context.firestore() as unknown as Firestore;

export const firestoreOf = (persona: Persona): Firestore => modular(contexts[persona]);
export const storageOf = (persona: Persona) => contexts[persona].storage();

/** Ignores the rules. The library closes such a context when its callback ends, so this callback never does. */
const unrestricted = await new Promise<Firestore>((resolve) => {
  void environment.withSecurityRulesDisabled((context) => {
    resolve(modular(context));
    return new Promise(() => undefined);
  });
});

/** Writes a document, ignoring the rules. */
export const put = (path: string, fields: Record<string, unknown>): Promise<void> => setDoc(doc(unrestricted, path), fields);

/** Deletes a document, ignoring the rules. */
export const drop = (path: string): Promise<void> => deleteDoc(doc(unrestricted, path));

/** Empties the database except for the team documents of the personas. */
export async function resetFirestore(): Promise<void> {
  await environment.clearFirestore();
  const batch = writeBatch(unrestricted);
  for (const { uid, fields } of MEMBERS) batch.set(doc(unrestricted, `team/${uid}`), fields);
  await batch.commit();
}

/** Storage rules read the team from the suite's own project. */
export const joinSuiteTeam = async (): Promise<void> => {
  await Promise.all(MEMBERS.map(({ uid, fields }) => server.firestore().doc(`team/${uid}`).set(fields)));
};
export const leaveSuiteTeam = async (): Promise<void> => {
  await Promise.all(MEMBERS.map(({ uid }) => server.firestore().doc(`team/${uid}`).delete()));
};

/** Replaces the rules of these tests. Throws if they do not compile. */
export const loadRules = (rules: string): Promise<void> =>
  assertFirestoreRulesCompile(Number(stack().firestoreHost.split(':')[1]), PROJECT, rules);

/** Replaces the rules of Storage, which all projects share. Throws if they do not compile. */
export async function loadStorageRules(content: string): Promise<void> {
  const response = await fetch(`http://${stack().storageHost}/internal/setRules`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'storage.rules', content }] } }),
  });
  if (!response.ok) throw new Error(`storage.rules: ${await response.text()}`);
}

/** The emulator's coverage report: each expression of the rules with the values it had. */
export async function ruleCoverage(): Promise<CoverageReport> {
  const response = await fetch(`http://${stack().firestoreHost}/emulator/v1/projects/${PROJECT}:ruleCoverage`);
  return (await response.json()) as CoverageReport;
}

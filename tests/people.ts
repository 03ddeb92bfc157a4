import { randomUUID } from 'node:crypto';
import type { TeamRole } from '@catalogue/contract/roles';
import { server, signIn } from './stack';

export interface Person {
  uid: string;
  name: string;
  email: string;
  password: string;
  /** Returns a new ID token. */
  token: () => Promise<string>;
}

/** Creates an account with a profile, as sign-up does, under a unique e-mail address. */
export async function newPerson({ name = 'Asha Rao', verified = true, role = null as TeamRole | null } = {}): Promise<Person> {
  const email = `${randomUUID()}@example.com`;
  const password = 'a long pass phrase';
  const { uid } = await server.auth().createUser({ email, password, displayName: name, emailVerified: verified });
  const now = new Date();
  const profile = { name, email, about: '', gender: null, imageName: null, picture: null, createdAt: now, updatedAt: now };
  await server.firestore().collection('users').doc(uid).set(profile);
  if (role !== null) {
    await server.firestore().collection('team').doc(uid).set({ name, email, role, grantedAt: now, grantedBy: null });
    await server.auth().setCustomUserClaims(uid, { [role]: true });
  }
  return { uid, name, email, password, token: () => signIn({ email, password }) };
}

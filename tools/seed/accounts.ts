import { COLLECTIONS } from '@catalogue/contract/collections';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { Timestamp } from 'firebase-admin/firestore';

/** In the emulator only. */
const ACCOUNTS = [
  { email: 'admin@example.com', password: 'Admin#2026', displayName: 'Asha Admin', isAdmin: true },
  { email: 'visitor@example.com', password: 'User#2026', displayName: 'Vikram Visitor', isAdmin: false },
] as const;

export async function seedAccounts(auth: Auth, firestore: Firestore, now: number): Promise<void> {
  const at = Timestamp.fromMillis(now);
  for (const { isAdmin, ...account } of ACCOUNTS) {
    const { uid } = await auth.createUser({ ...account, emailVerified: true });
    if (isAdmin) {
      await auth.setCustomUserClaims(uid, { admin: true });
      await firestore
        .collection(COLLECTIONS.team)
        .doc(uid)
        .set({ name: account.displayName, email: account.email, role: 'admin', grantedAt: at, grantedBy: 'Seed' });
    }
    await firestore.collection(COLLECTIONS.users).doc(uid).set({
      name: account.displayName,
      email: account.email,
      about: '',
      gender: null,
      imageName: null,
      picture: null,
      imageError: null,
      createdAt: at,
      updatedAt: at,
    });
  }
}

import { COLLECTIONS } from '@catalogue/contract/collections';
import { displayNameOf } from '@catalogue/contract/entities/fields';
import { type OwnProfile, type Profile, type ProfileEdit, profile } from '@catalogue/contract/entities/account';
import * as v from 'valibot';
import { deleteFilesOf } from '../images/picture-store';
import { auth } from '../platform/auth';
import { FieldValue, firestore } from '../platform/firestore';
import { runTransaction } from '../platform/run-transaction';
import { ownProfileAnswer } from './user-answer';

const documentOf = (uid: string) => firestore().collection(COLLECTIONS.users).doc(uid);

/** The stored profile; null for an account created elsewhere (console, import) that has none yet. */
export async function readProfile(uid: string): Promise<Profile | null> {
  const stored = v.safeParse(profile, (await documentOf(uid).get()).data());
  return stored.success ? stored.output : null;
}

/** The profile as its owner sees it, with roles. */
export async function readOwnProfile(uid: string): Promise<OwnProfile> {
  const [account, stored] = await Promise.all([auth().getUser(uid), readProfile(uid)]);
  return ownProfileAnswer(account, stored);
}

/**
 * Updates the fields in `edit`; idempotent. A new `imageName` announces an upload, whose picture replaces the old one
 * once processed. `imageName: null` removes the picture.
 */
export async function editProfile(uid: string, edit: ProfileEdit): Promise<OwnProfile> {
  const account = await auth().getUser(uid);
  const now = FieldValue.serverTimestamp();
  const withoutPicture = edit.imageName === null ? { picture: null, imageError: null } : {};
  await runTransaction(async (transaction) => {
    const before = await transaction.get(documentOf(uid));
    if (before.exists) return transaction.update(documentOf(uid), { ...edit, ...withoutPicture, updatedAt: now });
    const blank = {
      name: displayNameOf(account.displayName),
      about: '',
      gender: null,
      imageName: null,
      picture: null,
      imageError: null,
    };
    return transaction.create(documentOf(uid), {
      ...blank,
      ...edit,
      email: account.email ?? '',
      createdAt: now,
      updatedAt: now,
    });
  });
  if (edit.imageName === null) await deleteFilesOf('users', uid);
  // ID tokens contain the display name.
  if (edit.name !== undefined && edit.name !== account.displayName) await auth().updateUser(uid, { displayName: edit.name });
  return readOwnProfile(uid);
}

import { COLLECTIONS } from '@catalogue/contract/collections';
import { type OwnProfile, type Profile, type ProfileEdit, profile } from '@catalogue/contract/entities/account';

import * as v from 'valibot';
import { deleteFilesOf } from '../images/picture-store';
import { auth } from '../platform/auth';
import { FieldValue, firestore } from '../platform/firestore';
import { ownProfileAnswer } from './user-answer';

const documentOf = (uid: string) => firestore().collection(COLLECTIONS.users).doc(uid);

/** The stored profile; null for an account made outside of this site (the console, an import) that never edited one. */
export async function readProfile(uid: string): Promise<Profile | null> {
  const stored = v.safeParse(profile, (await documentOf(uid).get()).data());
  return stored.success ? stored.output : null;
}

/** One's own profile with roles. */
export async function readOwnProfile(uid: string): Promise<OwnProfile> {
  const [account, stored] = await Promise.all([auth().getUser(uid), readProfile(uid)]);
  return ownProfileAnswer(account, stored);
}

/**
 * Changes what `edit` names and leaves the rest, so that the same edit sent twice does no harm. A new `imageName` announces
 * an upload, whose picture replaces the old one when it is ready; null takes the picture away.
 */
export async function editProfile(uid: string, edit: ProfileEdit): Promise<OwnProfile> {
  const account = await auth().getUser(uid);
  const now = FieldValue.serverTimestamp();
  const withoutPicture = edit.imageName === null ? { picture: null, imageError: null } : {};
  await firestore().runTransaction(async (transaction) => {
    const before = await transaction.get(documentOf(uid));
    if (before.exists) return transaction.update(documentOf(uid), { ...edit, ...withoutPicture, updatedAt: now });
    const blank = {
      name: account.displayName ?? '',
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
  // Tokens carry the name too.
  if (edit.name !== undefined && edit.name !== account.displayName) await auth().updateUser(uid, { displayName: edit.name });
  return readOwnProfile(uid);
}

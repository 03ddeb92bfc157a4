import type { OwnProfile, Profile, User } from '@catalogue/contract/entities/account';
import { rolesOf } from '@catalogue/contract/entities/session';
import type { UserRecord } from 'firebase-admin/auth';

type ProfileFields = Pick<Profile, 'name' | 'about' | 'gender' | 'imageName' | 'picture' | 'imageError'>;

/** A user as the API returns them: profile fields, and claims as roles. */
export function userAnswer(account: UserRecord, profile: ProfileFields | null): User {
  return {
    userId: account.uid,
    name: profile?.name ?? account.displayName ?? '',
    email: account.email ?? '',
    about: profile?.about ?? '',
    gender: profile?.gender ?? null,
    imageName: profile?.imageName ?? null,
    roles: rolesOf(account.customClaims ?? {}),
  };
}

/** The same with the fields that only the owner sees. */
export function ownProfileAnswer(account: UserRecord, profile: ProfileFields | null): OwnProfile {
  return {
    ...userAnswer(account, profile),
    picture: profile?.picture ?? null,
    imageError: profile?.imageError ?? null,
    emailVerified: account.emailVerified,
  };
}

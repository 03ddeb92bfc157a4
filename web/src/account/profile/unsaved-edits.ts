import type { OwnProfile } from '@catalogue/contract/entities/account';

/** What the form of one's details holds. */
export interface DetailsDraft {
  name: string;
  about: string;
  gender: OwnProfile['gender'];
}

/** Of what is typed, that which differs from what was submitted: an answer may take seconds, and people go on typing. */
export const unsavedEdits = (typed: Partial<DetailsDraft>, submitted: DetailsDraft): Partial<DetailsDraft> =>
  Object.fromEntries(Object.entries(typed).filter(([field, value]) => submitted[field as keyof DetailsDraft] !== value));

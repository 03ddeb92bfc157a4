import type { OwnProfile } from '@catalogue/contract/entities/account';

/** Fields of the details form. */
export interface DetailsDraft {
  name: string;
  about: string;
  gender: OwnProfile['gender'];
}

/** The edits made since the submission: people go on typing while it is under way. */
export const unsavedEdits = (edited: Partial<DetailsDraft>, submitted: DetailsDraft): Partial<DetailsDraft> =>
  Object.fromEntries(Object.entries(edited).filter(([field, value]) => submitted[field as keyof DetailsDraft] !== value));

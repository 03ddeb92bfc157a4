import { accounts } from '@catalogue/contract/endpoints/accounts';
import { LIMITS, PICTURE_TYPES } from '@catalogue/contract/limits';
import { newId } from '../../../lib/new-id';
import { callAsUser } from '../call-as-user';
import { ACCOUNT_TEXTS } from '../account-texts';
import { storeProfile } from './profile-store';

/** How long and how often to check for the processed picture, ms. */
const PROCESSING_TIMEOUT_MS = 30_000;
const POLL_INTERVAL_MS = 700;

/** Why a file cannot be a profile picture, or null. The server checks again by decoding it. */
export function pictureFileError(file: File): string | null {
  if (!(PICTURE_TYPES as readonly string[]).includes(file.type)) return ACCOUNT_TEXTS.picture.invalid;
  return file.size > LIMITS.pictureBytes ? ACCOUNT_TEXTS.picture.tooLarge : null;
}

/**
 * Writes the upload's id to the profile, uploads the file, and waits for the processed picture. `onProgress` gets a share
 * from 0 to 1. Resolves to an error message, or null.
 */
export async function uploadProfilePicture(
  userId: string,
  file: File,
  onProgress: (share: number) => void,
): Promise<string | null> {
  const imageName = newId();
  const params = { userId };
  const edited = await callAsUser(accounts.editUser, { params, body: { imageName } });
  if (edited.outcome !== 'done') return edited.outcome === 'refused' ? edited.message : ACCOUNT_TEXTS.picture.failed;
  try {
    const { upload } = await import('../../../data/firebase/storage');
    await upload(`uploads/users/${userId}/${imageName}`, file, onProgress);
  } catch {
    return ACCOUNT_TEXTS.picture.failed;
  }
  for (const deadline = Date.now() + PROCESSING_TIMEOUT_MS; Date.now() < deadline;) {
    const called = await callAsUser(accounts.readUser, { params });
    if (called.outcome === 'done') {
      if (called.answer.imageError?.upload === imageName) return ACCOUNT_TEXTS.picture.unusable;
      if (called.answer.imageName !== imageName) return null; // Another device has set another picture.
      if (called.answer.picture?.path.endsWith(`/${imageName}`)) {
        await storeProfile(called.answer);
        return null;
      }
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
  return ACCOUNT_TEXTS.picture.slow;
}

import { accounts } from '@catalogue/contract/endpoints/accounts';
import { LIMITS, PICTURE_TYPES } from '@catalogue/contract/limits';
import { callAsUser } from '../call-as-user';
import { ACCOUNT_TEXTS } from '../account-texts';
import { storeProfile } from './profile-store';

/** How long to ask whether the server has made the picture, and how often, ms. */
const PROCESSING_TIMEOUT_MS = 30_000;
const POLL_INTERVAL_MS = 700;

/** Why a file cannot be a profile picture, or null. The server looks again, by decoding it. */
export function pictureFileError(file: File): string | null {
  if (!(PICTURE_TYPES as readonly string[]).includes(file.type)) return ACCOUNT_TEXTS.picture.invalid;
  return file.size > LIMITS.pictureBytes ? ACCOUNT_TEXTS.picture.tooLarge : null;
}

/**
 * Announces an upload in the profile, sends the file, and waits until the server has made the picture of it.
 * `onProgress` gets a share from 0 to 1. Answers what went wrong, or null.
 */
export async function uploadProfilePicture(
  userId: string,
  file: File,
  onProgress: (share: number) => void,
): Promise<string | null> {
  const imageName = crypto.randomUUID();
  const params = { userId };
  const announced = await callAsUser(accounts.editUser, { params, body: { imageName } });
  if (announced.outcome !== 'done') return announced.outcome === 'refused' ? announced.message : ACCOUNT_TEXTS.picture.failed;
  try {
    const { upload } = await import('../../firebase/storage');
    await upload(`uploads/users/${userId}/${imageName}`, file, onProgress).done;
  } catch {
    return ACCOUNT_TEXTS.picture.failed;
  }
  for (const deadline = Date.now() + PROCESSING_TIMEOUT_MS; Date.now() < deadline;) {
    const seen = await callAsUser(accounts.readUser, { params });
    if (seen.outcome === 'done') {
      if (seen.answer.imageError?.upload === imageName) return ACCOUNT_TEXTS.picture.unusable;
      if (seen.answer.imageName !== imageName) return null; // Another device has chosen another one meanwhile.
      if (seen.answer.picture?.path.endsWith(`/${imageName}`)) {
        await storeProfile(seen.answer);
        return null;
      }
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
  return ACCOUNT_TEXTS.picture.slow;
}

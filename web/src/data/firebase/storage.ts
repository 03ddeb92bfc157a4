import { connectStorageEmulator, type FirebaseStorage, getStorage, ref, uploadBytesResumable } from 'firebase/storage';
import { emulators, firebaseApp } from './app';
import './auth';

/** Cloud Storage. Import this module dynamically: it is 18 kB of script for staff and for profile pictures. */
const storage: FirebaseStorage = start();

function start(): FirebaseStorage {
  const instance = getStorage(firebaseApp);
  if (emulators) connectStorageEmulator(instance, emulators.host, emulators.storage);
  return instance;
}

/**
 * Uploads a file to where the rules allow it; the server makes the variants of originals. `onProgress` gets a share from 0 to 1.
 * Resolves when all bytes are stored; rejects when the rules refuse.
 */
export async function upload(path: string, blob: Blob, onProgress: (share: number) => void): Promise<void> {
  const task = uploadBytesResumable(ref(storage, path), blob, { contentType: blob.type });
  task.on('state_changed', ({ bytesTransferred, totalBytes }) =>
    onProgress(totalBytes === 0 ? 0 : bytesTransferred / totalBytes),
  );
  await task;
}

import { originalName } from '../images/upload-path';
import type { Upload } from '../images/upload-path';
import { bucket } from '../platform/storage';
import type { UploadedPicture } from './multipart';

export interface PendingUpload extends Upload {
  picture: UploadedPicture;
}

/**
 * Stores the originals, then calls `writeDocuments`, which references them. A failure deletes the originals.
 * Variants that are finished before the documents exist are attached by the documents' trigger (catalogue/publish-on-write.ts).
 */
export async function storeUploads(uploads: readonly PendingUpload[], writeDocuments: () => Promise<void>): Promise<void> {
  const files = uploads.map((upload) => ({ upload, file: bucket().file(originalName(upload)) }));
  try {
    for (const { upload, file } of files) {
      await file.save(upload.picture.bytes, { resumable: false, contentType: upload.picture.type });
    }
    await writeDocuments();
  } catch (cause) {
    await Promise.all(files.map(({ file }) => file.delete({ ignoreNotFound: true })));
    throw cause;
  }
}

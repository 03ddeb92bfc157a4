import { attachFinishedPicture } from '../images/make-variants';
import { originalName } from '../images/upload-path';
import type { Upload } from '../images/upload-path';
import { bucket } from '../platform/storage';
import type { UploadedPicture } from './multipart';

export interface PendingUpload extends Upload {
  picture: UploadedPicture;
}

/**
 * Stores originals, then has `show` write the documents that ask for them. Where that fails nothing stays behind. The
 * trigger of Storage makes the variants; one that was faster than `show` finds nobody asking, so it is asked again.
 */
export async function storeUploads(uploads: readonly PendingUpload[], show: () => Promise<void>): Promise<void> {
  const files = uploads.map((upload) => ({ upload, file: bucket().file(originalName(upload)) }));
  try {
    for (const { upload, file } of files) {
      await file.save(upload.picture.bytes, { resumable: false, contentType: upload.picture.type });
    }
    await show();
  } catch (cause) {
    await Promise.all(files.map(({ file }) => file.delete({ ignoreNotFound: true })));
    throw cause;
  }
  await Promise.all(uploads.map(attachFinishedPicture));
}

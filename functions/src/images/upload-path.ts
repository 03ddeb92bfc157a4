/** Collections whose documents carry a picture. */
export const PICTURE_COLLECTIONS = ['categories', 'products', 'banners', 'users'] as const;
export type PictureCollection = (typeof PICTURE_COLLECTIONS)[number];

/** Uploads that the server fetched from another site have names that begin so. */
export const COVER_UPLOAD = 'cover-';

/** One upload: which document it is for, and its own id. */
export interface Upload {
  collection: PictureCollection;
  documentId: string;
  uploadId: string;
}

const PATTERN = new RegExp(`^(${PICTURE_COLLECTIONS.join('|')})/([A-Za-z0-9_-]{1,128})/([A-Za-z0-9_-]{1,64})$`);

function parse(path: string): Upload | null {
  const [, collection, documentId, uploadId] = PATTERN.exec(path) ?? [];
  if (collection === undefined || documentId === undefined || uploadId === undefined) return null;
  return { collection: collection as PictureCollection, documentId, uploadId };
}

type Fields = Readonly<Record<string, unknown>>;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Uploads that a document's fields request: its first picture, and those of its gallery. */
export const requestedUploads = ({ imageName, galleryNames }: Fields): string[] =>
  [imageName, ...(Array.isArray(galleryNames) ? (galleryNames as unknown[]) : [])].filter(isText);

/** Those of them whose result the document does not have. */
export function unattachedUploads(fields: Fields): string[] {
  const { picture, gallery } = fields as { picture?: { path: string } | null; gallery?: object };
  const first = uploadOfPicture(picture?.path)?.uploadId;
  return requestedUploads(fields).filter((uploadId) =>
    uploadId === fields.imageName ? uploadId !== first : !Object.hasOwn(gallery ?? {}, uploadId),
  );
}

/** The path that `picture.path` holds: `products/drk-01/4f1c…`. */
export const picturePath = ({ collection, documentId, uploadId }: Upload): string => `${collection}/${documentId}/${uploadId}`;

/** The upload that a picture with this path was made of; null for anything else. */
export const uploadOfPicture = (path: unknown): Upload | null => (typeof path === 'string' ? parse(path) : null);

/** Storage path of the original. */
export const originalName = (upload: Upload): string => `uploads/${picturePath(upload)}`;

/** Storage folder of the variants. */
export const variantsPrefix = (upload: Upload): string => `pictures/${picturePath(upload)}`;

/** The upload that an object of Storage belongs to, as its original or as one of its variants; null for any other object. */
export const uploadOfFile = (objectName: string): Upload | null =>
  uploadOfOriginal(objectName) ?? parse(/^pictures\/(.+)\/[^/]+$/.exec(objectName)?.[1] ?? '');

/** The upload that an object of Storage is the original of; null for any other object. */
export const uploadOfOriginal = (objectName: string): Upload | null =>
  objectName.startsWith('uploads/') ? parse(objectName.slice('uploads/'.length)) : null;

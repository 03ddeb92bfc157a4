import type { Picture, PictureSummary } from '@catalogue/contract/entities/picture';
import type { Product } from '@catalogue/contract/entities/product';
import { isSameFact } from '@catalogue/contract/entities/product-facts';
import { furtherPictures, pictureFields, pictureNames, uploadNameOf } from '@catalogue/contract/gallery';
import { LIMITS } from '@catalogue/contract/limits';

/** The pictures of the form: uploads in order, and the files of those that are new. */
export interface ChosenPictures {
  names: readonly string[];
  blobs: Readonly<Record<string, Blob>>;
}

/** A change of the pictures. Other changes may run before it: an undo comes late. */
export type PicturesUpdate = (held: ChosenPictures) => ChosenPictures;

/** The pictures of a stored product, before any choice; none of a new product. */
export const storedPictures = (stored: Product | null): ChosenPictures => ({
  names: stored ? pictureNames(stored) : [],
  blobs: {},
});

/** Processed pictures by upload. */
export type PicturesByName = ReadonlyMap<string, Picture | PictureSummary>;

/** Processed pictures of a stored product. */
export const picturesByName = (stored: Product | null): PicturesByName =>
  new Map(
    [...(stored?.picture ? [stored.picture] : []), ...(stored ? furtherPictures(stored) : [])].map((picture) => [
      uploadNameOf(picture),
      picture,
    ]),
  );

/** Whether the server could not use an upload. */
export const isUnusable = (stored: Product | null, name: string): boolean =>
  stored?.imageError?.upload === name || typeof stored?.gallery?.[name] === 'string';

/** Whether the product may have another picture. */
export const hasRoom = ({ names }: ChosenPictures): boolean => names.length < LIMITS.pictures;

/** Adds a file behind the others; beyond the limit nothing changes. */
export const addPicture =
  (name: string, blob: Blob): PicturesUpdate =>
  (held) =>
    hasRoom(held) ? { names: [...held.names, name], blobs: { ...held.blobs, [name]: blob } } : held;

export const removePicture =
  (name: string): PicturesUpdate =>
  ({ names, blobs }) => ({ names: names.filter((one) => one !== name), blobs });

/** Undoes a removal: the picture returns to its place, or as near to it as there is one. */
export const restorePicture =
  (name: string, index: number): PicturesUpdate =>
  (held) =>
    held.names.includes(name) || !hasRoom(held) ? held : { ...held, names: held.names.toSpliced(index, 0, name) };

/** Moves a picture to another index; an index outside the list changes nothing. */
export const movePicture =
  (name: string, to: number): PicturesUpdate =>
  (held) => {
    if (!held.names.includes(name) || to < 0 || to >= held.names.length) return held;
    const others = held.names.filter((one) => one !== name);
    return { ...held, names: others.toSpliced(to, 0, name) };
  };

/** Files to upload: those that are still among the pictures. */
export const newUploads = (chosen: ChosenPictures | null): { name: string; blob: Blob }[] =>
  (chosen?.names ?? []).flatMap((name) => {
    const blob = chosen?.blobs[name];
    return blob ? [{ name, blob }] : [];
  });

/** Fields to write for the chosen pictures; none where nobody touched them. */
export const fieldsOfPictures = (chosen: ChosenPictures | null) => (chosen ? pictureFields(chosen.names) : {});

interface RefusedPictures {
  pictures: ChosenPictures | null;
  /** Names of the pictures of an earlier, still unsent save from which they were chosen; null: there was none. */
  typedOn: readonly string[] | null;
}

/** Pictures of a refused save with what was chosen since; null: nobody has touched them. */
export function mergeRefusedPictures(
  { pictures: refused, typedOn }: RefusedPictures,
  typed: ChosenPictures | null,
): ChosenPictures | null {
  if (refused === null || typed === null) return typed ?? refused;
  const { names } = typedOn !== null && isSameFact(typed.names, typedOn) ? refused : typed;
  return { names, blobs: { ...refused.blobs, ...typed.blobs } };
}

/** The same as a draft holds it. */
export const toDraft = (chosen: ChosenPictures | null): { names: string[]; blobs: Record<string, Blob> } | null =>
  chosen && { names: [...chosen.names], blobs: { ...chosen.blobs } };

import type { Picture, PictureSummary } from './entities/picture';
import type { Product } from './entities/product';

/** Uploads of a product's pictures in order; the first one is SPEC's image. */
export const pictureNames = ({ imageName, galleryNames = [] }: Pick<Product, 'imageName' | 'galleryNames'>): string[] =>
  imageName === null ? [...galleryNames] : [imageName, ...galleryNames.filter((name) => name !== imageName)];

/** Fields of a product whose uploads are `names`, in this order. Without uploads it shows no picture. */
export function pictureFields(names: readonly string[]) {
  const [imageName, ...galleryNames] = names;
  return imageName === undefined
    ? { imageName: null, galleryNames, picture: null, imageError: null }
    : { imageName, galleryNames };
}

/** The upload that a picture was made of. */
export const uploadNameOf = ({ path }: Pick<Picture, 'path'>): string => path.slice(path.lastIndexOf('/') + 1);

/** A picture as galleries hold it. */
export function withoutPlaceholder(picture: Picture): PictureSummary {
  const summary = { ...picture };
  delete summary.placeholder;
  return summary;
}

type Stored = Pick<Product, 'picture' | 'galleryNames' | 'gallery'>;

/** Pictures behind the first, in order. Uploads that are not processed, or unusable, are left out. */
export const furtherPictures = ({ picture, galleryNames = [], gallery = {} }: Stored): PictureSummary[] =>
  galleryNames
    .map((name) => gallery[name])
    .filter((entry) => typeof entry === 'object')
    .filter(({ path }) => path !== picture?.path);

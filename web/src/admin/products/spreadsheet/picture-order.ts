import type { Product } from '@catalogue/contract/entities/product';
import { readList, writeList } from '@catalogue/contract/fact-texts';
import { pictureNames } from '@catalogue/contract/gallery';
import { normalHeader } from '@catalogue/contract/product-fields';

/** Header of the column with the uploads of a product's pictures in order. New pictures come by the names of their files. */
export const PICTURE_ORDER_HEADER = 'Picture order';
export const isPictureOrderHeader = (header: string): boolean => normalHeader(header) === normalHeader(PICTURE_ORDER_HEADER);

export const writePictureOrder = (product: Product): string => writeList(pictureNames(product));

/** Uploads in the order of a cell; those that it does not name stay behind. undefined: the order stays. */
export function readPictureOrder(
  cell: string,
  product: Product | undefined,
): { names: string[] } | { error: string } | undefined {
  const wanted = new Set(readList(cell));
  if (product === undefined)
    return wanted.size === 0 ? undefined : { error: 'A new product has no pictures yet: leave this cell empty' };
  const held = pictureNames(product);
  const unknown = [...wanted].find((name) => !held.includes(name));
  if (unknown !== undefined) return { error: `This product has no picture “${unknown}”` };
  const names = [...new Set([...wanted, ...held])];
  return names.every((name, index) => name === held[index]) ? undefined : { names };
}

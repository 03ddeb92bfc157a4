/** A product's picture that a file is meant for. */
export interface PictureTarget {
  /** Lower case. */
  sku: string;
  /** Index among the product's pictures. */
  index: number;
}

/** Reads `DRK-01.jpg` (the first picture) and `DRK-01-2.jpg` (the second, up to 8). null: no product has this item number. */
export function pictureTarget(fileName: string, hasSku: (sku: string) => boolean): PictureTarget | null {
  const name = fileName.replace(/\.\w+$/, '').toLowerCase();
  if (hasSku(name)) return { sku: name, index: 0 };
  const [, sku = '', number = ''] = /^(.+)-([1-8])$/.exec(name) ?? [];
  return hasSku(sku) ? { sku, index: Number(number) - 1 } : null;
}

/** Uploads of a product with `upload` at `index`: it replaces the one there, or follows the last. */
export const withUploadAt = (names: readonly string[], index: number, upload: string): string[] =>
  index < names.length ? names.map((name, other) => (other === index ? upload : name)) : [...names, upload];

import type { CatalogueFile, ProductSummary } from '../entities/catalogue';

const MOST = 8;
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];

/** Products that share words with a name or id nobody knows; the newest where none does. */
export function similarProducts({ products }: CatalogueFile, name: string): readonly ProductSummary[] {
  const wanted = new Set(wordsOf(name));
  const score = ({ title }: ProductSummary): number => wordsOf(title).filter((word) => wanted.has(word)).length;
  const scored = products.map((product) => ({ product, score: wanted.size === 0 ? 0 : score(product) }));
  return scored
    .sort((a, b) => b.score - a.score || b.product.addedDate - a.product.addedDate)
    .slice(0, MOST)
    .map(({ product }) => product);
}

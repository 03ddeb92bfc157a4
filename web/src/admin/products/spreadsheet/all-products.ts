import type { Category } from '@catalogue/contract/entities/category';
import type { Product } from '@catalogue/contract/entities/product';
import type { CatalogueNoun } from '@catalogue/contract/entities/catalogue';
import type { Content } from '../../../data/firebase/content/content-documents';
import { contentModule } from '../../data/firebase-modules';

/** Every product that is not in the trash, from the server, page by page. Rejects offline. */
export const allProducts = (onProgress: (count: number) => void): Promise<Product[]> => readAll('products', onProgress);

/** Every category that is not in the trash, from the server. Rejects offline. */
export const allCategories = (): Promise<Category[]> => readAll('categories', () => undefined);

async function readAll<Noun extends CatalogueNoun>(noun: Noun, onProgress: (count: number) => void): Promise<Content<Noun>[]> {
  const { readPage } = await contentModule();
  const all: Content<Noun>[] = [];
  for (let after: string | null = ''; after !== null;) {
    const page: { rows: Content<Noun>[]; last: string | null } = await readPage(noun, after);
    all.push(...page.rows.filter(({ deletedAt }) => deletedAt === null));
    onProgress(all.length);
    after = page.last;
  }
  return all;
}

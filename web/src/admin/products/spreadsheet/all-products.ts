import type { Product } from '@catalogue/contract/entities/product';
import { contentModule } from '../../data/firebase';

/** Every product that is not in the trash, from the server, page by page. Rejects offline. */
export async function allProducts(onProgress: (count: number) => void): Promise<Product[]> {
  const { readPage } = await contentModule();
  const products: Product[] = [];
  for (let after: string | null = ''; after !== null;) {
    const page: { rows: Product[]; last: string | null } = await readPage('products', after);
    products.push(...page.rows.filter(({ deletedAt }) => deletedAt === null));
    onProgress(products.length);
    after = page.last;
  }
  return products;
}

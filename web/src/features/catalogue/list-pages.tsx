import { CARDS_PER_PAGE } from '@catalogue/contract/catalogue-format';
import type { CategorySummary } from '@catalogue/contract/entities/catalogue';
import { storePath } from '@catalogue/contract/paths';
import { LIST_TEXTS } from './list-texts';
import { catalogue } from '../../data/catalogue/store';
import styles from './store-page.module.css';

const copy = LIST_TEXTS.pages;

/** Links to the pages of a long category, for visitors without JavaScript. Rendered on the server only. */
export function ListPages({ category }: { category: CategorySummary }) {
  const { initialData } = catalogue();
  const pages = Math.ceil((initialData?.counts.get(category.id) ?? 0) / CARDS_PER_PAGE);
  if (initialData === null || pages < 2) return null;
  return (
    <nav aria-label={copy.label} className={styles.pages}>
      {Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
        <a
          key={page}
          href={page === 1 ? storePath(category) : `${storePath(category)}?page=${page}`}
          aria-label={copy.page(page)}
          aria-current={page === initialData.listPage ? 'page' : undefined}
        >
          {page}
        </a>
      ))}
    </nav>
  );
}

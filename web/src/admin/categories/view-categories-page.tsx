import { ADMIN_PATHS } from '@catalogue/contract/paths';
import type { Category } from '@catalogue/contract/entities/category';
import { isReachable } from '../../data/network/network-status';
import { within } from '../../lib/within';
import { LinkButton } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { contentModule } from '../data/firebase-modules';
import { reportWrite } from '../data/report-write';
import { saveOrder } from '../data/save-order';
import { deleteWithUndo } from '../data/delete-with-undo';
import { useAdminCategories } from '../data/use-admin-categories';
import { keepFocus } from '../../ui/keep-focus';
import { QueryStatus } from '../ui/query-status';
import { inOrder, SortableList } from '../ui/sortable-list';
import { useProductCounts } from '../data/use-products';
import { CategoryItem } from './category-item';
import { CATEGORY_TEXTS } from './category-texts';
import styles from './categories.module.css';

/** The question whether to delete waits this long for the server's count. */
const COUNT_MS = 8000;

/** Number of products, hidden ones included; null: the server did not say. */
async function countProducts({ id }: Category): Promise<number | null> {
  if (!isReachable()) return null;
  const counted = contentModule().then(({ countProductsOf }) => countProductsOf(id));
  return within(COUNT_MS, counted).catch(() => null);
}

/** SPEC §2, View Category: 'Our Top Categories', a scroll area of 650 px (SPEC §9). */
export default function ViewCategoriesPage() {
  const { categories, unsent, isUnconfirmed, query } = useAdminCategories();
  const counts = useProductCounts();
  if (categories === undefined) {
    return <QueryStatus query={query} isUnconfirmed={isUnconfirmed} failureMessage={CATEGORY_TEXTS.loadFailed} />;
  }
  const reorder = async (ids: readonly string[], movedId: string) => {
    const title = categories.find(({ id }) => id === movedId)?.title ?? CATEGORY_TEXTS.listTitle;
    await reportWrite(saveOrder('categories', inOrder(categories, ids), { id: movedId, title }), { title });
  };

  const deleteCategory = async (category: Category) => {
    const count = await countProducts(category);
    const { productsStay, productsMayStay } = CATEGORY_TEXTS;
    await deleteWithUndo({ noun: 'categories', ...category }, category.picture, {
      question: count === null ? productsMayStay(counts(category.id)) : productsStay(count),
      action: CATEGORY_TEXTS.delete,
      successMessage: CATEGORY_TEXTS.deleted,
      failureMessage: CATEGORY_TEXTS.deleteFailed,
    });
  };

  return (
    <section ref={keepFocus} aria-label={CATEGORY_TEXTS.listTitle}>
      <h2 className={styles.title}>{CATEGORY_TEXTS.listTitle}</h2>
      {categories.length === 0 ? (
        <EmptyState
          title={CATEGORY_TEXTS.empty}
          action={
            <LinkButton kind="primary" to={ADMIN_PATHS.addCategory}>
              {CATEGORY_TEXTS.add}
            </LinkButton>
          }
        >
          {CATEGORY_TEXTS.emptyText}
        </EmptyState>
      ) : (
        <SortableList items={categories} nameOf={({ title }) => title} onMove={reorder}>
          {(shown) => (
            <ul className={styles.list}>
              {shown.map((category) => (
                <CategoryItem
                  key={category.id}
                  category={category}
                  isUnsent={unsent.has(category.id)}
                  count={counts(category.id)}
                  onDelete={() => void deleteCategory(category)}
                />
              ))}
            </ul>
          )}
        </SortableList>
      )}
    </section>
  );
}

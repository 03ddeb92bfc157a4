import { ADMIN_PATHS } from '@catalogue/contract/paths';
import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import type { Announcements, DragEndEvent, UniqueIdentifier } from '@dnd-kit/core';
import { arrayMove, SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { Category } from '@catalogue/contract/entities/category';
import { useState } from 'react';
import { isReachable } from '../../data/network/network-status';
import { LinkButton } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { contentModule } from '../data/firebase';
import { reportWrite } from '../data/report-write';
import { saveOrder } from '../data/save-order';
import { deleteWithUndo } from '../data/delete-with-undo';
import { useAdminCategories } from '../data/use-admin-categories';
import { QueryStatus } from '../ui/query-status';
import { useProductCounts } from '../data/use-product-counts';
import { CategoryItem } from './category-item';
import { CATEGORY_TEXTS } from './category-texts';
import styles from './view-categories.module.css';

/** The question whether to delete waits this long for the server's count. */
const COUNT_MS = 8000;

/** Number of products, hidden ones included; null: the server did not say. */
async function countProducts({ id }: Category): Promise<number | null> {
  if (!isReachable()) return null;
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, COUNT_MS, null));
  const { countProductsOf } = await contentModule();
  return Promise.race([countProductsOf(id).catch(() => null), tooLate]);
}

/** SPEC §2, View Category: 'Our Top Categories', a scroll area of 650 px (SPEC §9). */
export default function ViewCategoriesPage() {
  const { categories, unsent, isUnconfirmed, query } = useAdminCategories();
  const counts = useProductCounts();
  // Order after a move, until the live list has it.
  const [moved, setMoved] = useState<readonly string[] | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  if (categories === undefined) {
    return <QueryStatus query={query} isUnconfirmed={isUnconfirmed} failureMessage={CATEGORY_TEXTS.loadFailed} />;
  }
  const shown = moved === null ? categories : inOrder(categories, moved);

  const reorder = async (ids: readonly string[], movedId: string) => {
    setMoved(ids);
    const title = categories.find(({ id }) => id === movedId)?.title ?? CATEGORY_TEXTS.listTitle;
    await reportWrite(saveOrder('categories', inOrder(categories, ids), { id: movedId, title }), { title });
    setMoved(null);
  };
  const drop = ({ active, over }: DragEndEvent) => {
    const ids = shown.map(({ id }) => id);
    if (over && active.id !== over.id)
      void reorder(arrayMove(ids, ids.indexOf(String(active.id)), ids.indexOf(String(over.id))), String(active.id));
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
    <section aria-label={CATEGORY_TEXTS.listTitle}>
      <h2 className={styles.title}>{CATEGORY_TEXTS.listTitle}</h2>
      {shown.length === 0 ? (
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
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          accessibility={{ announcements: announcements(shown) }}
          onDragEnd={drop}
        >
          <SortableContext items={shown.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
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
          </SortableContext>
        </DndContext>
      )}
    </section>
  );
}

const inOrder = (categories: readonly Category[], ids: readonly string[]): Category[] =>
  [...categories].sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));

/** Screen reader messages of a move. dnd-kit's own name items by id. */
function announcements(categories: readonly Category[]): Announcements {
  const title = ({ id }: { id: UniqueIdentifier }) => categories.find((one) => one.id === id)?.title ?? '';
  const positionOf = (over: { id: UniqueIdentifier } | null) => categories.findIndex((one) => one.id === over?.id) + 1;
  return {
    onDragStart: ({ active }) => CATEGORY_TEXTS.pickedUp(title(active), positionOf(active), categories.length),
    onDragOver: ({ active, over }) => CATEGORY_TEXTS.movedTo(title(active), positionOf(over), categories.length),
    onDragEnd: ({ active, over }) => CATEGORY_TEXTS.dropped(title(active), positionOf(over), categories.length),
    onDragCancel: ({ active }) => CATEGORY_TEXTS.notMoved(title(active)),
  };
}

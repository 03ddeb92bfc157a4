import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { byDateAdded, inCategoryOrder } from '@catalogue/contract/category-lists';
import type { Category } from '@catalogue/contract/entities/category';
import { LIMITS } from '@catalogue/contract/limits';
import { Button } from '../../ui/button';
import { Picture } from '../../ui/picture';
import type { ProductRow } from '../data/product-row';
import { reportWrite } from '../data/report-write';
import { useLiveProducts } from '../data/use-products';
import { saveForm } from '../data/pending-writes/pending-writes';
import { MutedText } from '../../ui/muted-text';
import { DragHandle } from '../ui/drag-handle';
import { keepFocus } from '../../ui/keep-focus';
import { QueryStatus } from '../ui/query-status';
import { inOrder, SortableList } from '../ui/sortable-list';
import { Thumbnail } from '../ui/thumbnail';
import { CATEGORY_TEXTS } from './category-texts';
import { firstOf } from './first-of';
import styles from './categories.module.css';

const { order: texts } = CATEGORY_TEXTS;

async function saveFirst(
  { id, title, revision }: Category,
  firstProducts: readonly string[],
  undo?: () => void,
): Promise<void> {
  const change = { firstProducts: [...firstProducts] };
  await reportWrite(saveForm({ name: title, steps: [{ noun: 'categories', id, base: revision, change }] }), {
    title,
    ...(undo && { undo }),
  });
}

/** The live products of a category, put in order by drag, by keys or to the top. A move is saved at once. */
export function ProductOrder({ category }: { category: Category }) {
  const { products, query } = useLiveProducts();
  if (products === undefined) return <QueryStatus query={query} />;
  const own = products.filter(({ categoryId }) => categoryId === category.id).sort(byDateAdded);
  if (own.length === 0) return <p>{texts.empty}</p>;
  const ordered = inCategoryOrder(own, category.firstProducts);
  const shown = ordered.slice(0, LIMITS.firstProducts);
  const save = (ids: readonly string[]) => saveFirst(category, firstOf(inOrder(ordered, ids)).slice(0, LIMITS.firstProducts));
  const top = (id: string) => save([id, ...ordered.map((one) => one.id).filter((one) => one !== id)]);
  const { firstProducts = [], revision } = category;
  const orderByDate = () =>
    saveFirst(category, [], () => void saveFirst({ ...category, revision: revision + 1 }, firstProducts));
  return (
    <div ref={keepFocus}>
      <MutedText>{texts.hint}</MutedText>
      {shown.length < ordered.length && <MutedText>{texts.more(shown.length, ordered.length)}</MutedText>}
      <SortableList items={shown} nameOf={({ title }) => title} onMove={save}>
        {(items) => (
          <ol className={styles.products} aria-label={texts.list}>
            {items.map((product, index) => (
              <OrderedProduct key={product.id} product={product} onTop={index === 0 ? undefined : () => void top(product.id)} />
            ))}
          </ol>
        )}
      </SortableList>
      {firstProducts.length > 0 && (
        <Button small kind="quiet" onClick={() => void orderByDate()}>
          {texts.byDate}
        </Button>
      )}
    </div>
  );
}

interface OrderedProductProps {
  product: ProductRow;
  /** Missing for the first one. */
  onTop: (() => void) | undefined;
}

function OrderedProduct({ product, onTop }: OrderedProductProps) {
  const { attributes, listeners, setNodeRef, transform, transition } = useSortable({ id: product.id });
  return (
    <li ref={setNodeRef} className={styles.product} style={{ transform: CSS.Transform.toString(transform), transition }}>
      <DragHandle attributes={attributes} listeners={listeners} label={texts.drag(product.title)} />
      <Thumbnail>
        <Picture picture={product.picture} alt="" sizes="2.5rem" widest={320} />
      </Thumbnail>
      <span className={styles.productName}>{product.title}</span>
      {onTop && (
        <Button small kind="quiet" aria-label={texts.toTop(product.title)} onClick={onTop}>
          {texts.top}
        </Button>
      )}
    </li>
  );
}

import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { Category } from '@catalogue/contract/entities/category';
import { useState } from 'react';
import { serverNow } from '../../data/network/server-clock';
import { formatDay } from '../../lib/format';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Row } from '../../ui/layout';
import { Picture } from '../../ui/picture';
import { ADMIN_TEXTS } from '../admin-texts';
import { scheduleState } from '../data/schedule-state';
import { DragHandle } from '../ui/drag-handle';
import { CategoryForm } from './category-form';
import { CATEGORY_TEXTS } from './category-texts';
import { ProductOrder } from './product-order';
import styles from './categories.module.css';

interface Props {
  category: Category;
  isUnsent: boolean;
  /** Live products; null: not known. */
  count: number | null;
  onDelete: () => void;
}

/** One category of the list, with a drag handle that also works with space and arrow keys. */
export function CategoryItem({ category, isUnsent, count, onDelete }: Props) {
  const [dialog, setDialog] = useState<'edit' | 'order' | null>(null);
  const close = () => setDialog(null);
  const season = seasonText(category);
  const nameOf = (action: string) => ADMIN_TEXTS.nameOf(action, category.title);
  const { attributes, listeners, setNodeRef, transform, transition } = useSortable({ id: category.id });
  return (
    <li
      ref={setNodeRef}
      className={styles.item}
      style={{ transform: CSS.Transform.toString(transform), transition, '--hue': category.hue }}
    >
      <DragHandle
        attributes={attributes}
        listeners={listeners}
        label={CATEGORY_TEXTS.drag(category.title)}
        className={styles.handle}
      />
      <div className={styles.cover}>
        <Picture picture={category.picture} alt="" sizes="4rem" />
      </div>
      <div>
        <h3 className={styles.name}>{category.title}</h3>
        <p className={styles.description}>{category.description}</p>
        <Row gap={2}>
          {count !== null && <Badge kind="tint">{CATEGORY_TEXTS.count(count)}</Badge>}
          {season !== null && <Badge>{season}</Badge>}
        </Row>
      </div>
      <Row gap={2} className={styles.actions}>
        <Button small aria-label={nameOf(CATEGORY_TEXTS.edit)} onClick={() => setDialog('edit')}>
          {CATEGORY_TEXTS.edit}
        </Button>
        <Button small aria-label={nameOf(CATEGORY_TEXTS.order.open)} onClick={() => setDialog('order')}>
          {CATEGORY_TEXTS.order.open}
        </Button>
        <Button small kind="quiet" aria-label={nameOf(CATEGORY_TEXTS.delete)} onClick={onDelete}>
          {CATEGORY_TEXTS.delete}
        </Button>
      </Row>
      {dialog === 'edit' && (
        <Dialog title={category.title} wide isForm onClose={close}>
          <CategoryForm category={category} isUnsent={isUnsent} ownHue={category.hue} order={category.order} onDone={close} />
        </Dialog>
      )}
      {dialog === 'order' && (
        <Dialog title={CATEGORY_TEXTS.order.title(category.title)} onClose={close}>
          <ProductOrder category={category} />
        </Dialog>
      )}
    </li>
  );
}

/** Where a category stands in its season; null for one without dates. */
function seasonText(category: Category): string | null {
  const { season } = CATEGORY_TEXTS;
  const state = scheduleState(category, serverNow());
  if (state === 'planned') return season.planned(formatDay(category.startsAt ?? 0));
  if (state === 'over') return season.over(formatDay(category.endsAt ?? 0));
  return typeof category.endsAt === 'number' ? season.shown(formatDay(category.endsAt)) : null;
}

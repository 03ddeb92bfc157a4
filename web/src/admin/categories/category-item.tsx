import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { Category } from '@catalogue/contract/entities/category';
import { useState } from 'react';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { StaffIcon } from '../../ui/staff-icon';
import { Picture } from '../../ui/picture';
import { CategoryForm } from './category-form';
import { CATEGORY_TEXTS } from './category-texts';
import styles from './view-categories.module.css';

interface Props {
  category: Category;
  isUnsent: boolean;
  /** Live products; null: not known. */
  count: number | null;
  onDelete: () => void;
}

/** One category of the list, with a drag handle that also works with space and arrow keys. */
export function CategoryItem({ category, isUnsent, count, onDelete }: Props) {
  const [editing, setEditing] = useState(false);
  const { attributes, listeners, setNodeRef, transform, transition } = useSortable({ id: category.id });
  return (
    <li
      ref={setNodeRef}
      className={styles.item}
      style={{ transform: CSS.Transform.toString(transform), transition, '--hue': category.hue }}
    >
      <button
        type="button"
        className={styles.handle}
        {...attributes}
        {...listeners}
        aria-label={CATEGORY_TEXTS.drag(category.title)}
      >
        <StaffIcon name="grip" />
      </button>
      <div className={styles.cover}>
        <Picture picture={category.picture} alt="" sizes="4rem" />
      </div>
      <div>
        <h3 className={styles.name}>{category.title}</h3>
        <p className={styles.description}>{category.description}</p>
        {count !== null && <Badge kind="tint">{CATEGORY_TEXTS.count(count)}</Badge>}
      </div>
      <div className={styles.actions}>
        <Button small onClick={() => setEditing(true)}>
          {CATEGORY_TEXTS.edit}
        </Button>
        <Button small kind="quiet" onClick={onDelete}>
          {CATEGORY_TEXTS.delete}
        </Button>
      </div>
      {editing && (
        <Dialog title={category.title} wide onClose={() => setEditing(false)}>
          <CategoryForm
            category={category}
            isUnsent={isUnsent}
            ownHue={category.hue}
            order={category.order}
            onDone={() => setEditing(false)}
          />
        </Dialog>
      )}
    </li>
  );
}

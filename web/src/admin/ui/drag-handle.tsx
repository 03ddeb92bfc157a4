import type { useSortable } from '@dnd-kit/sortable';
import { StaffIcon } from '../../ui/staff-icon';
import styles from './drag-handle.module.css';

interface Props extends Pick<ReturnType<typeof useSortable>, 'attributes' | 'listeners'> {
  label: string;
  /** For another size. */
  className?: string | undefined;
}

/** The grip by which an item of a sortable list is moved, also by keyboard. */
export const DragHandle = ({ attributes, listeners, label, className }: Props) => (
  <button
    type="button"
    className={[styles.handle, className].filter(Boolean).join(' ')}
    {...attributes}
    {...listeners}
    aria-label={label}
  >
    <StaffIcon name="grip" />
  </button>
);

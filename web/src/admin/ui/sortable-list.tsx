import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import type { Announcements, DragEndEvent, UniqueIdentifier } from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useState, type ReactNode } from 'react';

interface Props<Item> {
  items: readonly Item[];
  /** What a screen reader calls an item. */
  nameOf: (item: Item) => string;
  /** Saves the order after a move; the list shows it meanwhile. */
  onMove: (ids: readonly string[], movedId: string) => Promise<void> | void;
  /** Whether items stand beside each other, too. */
  isGrid?: boolean;
  /** The list, in the order to show. */
  children: (items: readonly Item[]) => ReactNode;
}

const texts = {
  pickedUp: (name: string, position: number, count: number) =>
    `${name}, ${position} of ${count}, is picked up. Arrow keys move it, space puts it down, Escape leaves it where it was.`,
  movedTo: (name: string, position: number, count: number) => `${name} is now ${position} of ${count}.`,
  dropped: (name: string, position: number, count: number) => `${name} is put down as ${position} of ${count}.`,
  notMoved: (name: string) => `${name} stays where it was.`,
} as const;

/** A list that is put in order by mouse, touch or keyboard. Each item has a handle with `useSortable`. */
export function SortableList<Item extends { id: string }>({ items, nameOf, onMove, isGrid = false, children }: Props<Item>) {
  // Order after a move, until the list has it.
  const [moved, setMoved] = useState<readonly string[] | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const shown = moved === null ? items : inOrder(items, moved);
  const ids = shown.map(({ id }) => id);
  const drop = async ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return;
    const next = arrayMove(ids, ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
    setMoved(next);
    await onMove(next, String(active.id));
    setMoved(null);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: announcements(shown, nameOf) }}
      onDragEnd={(event) => void drop(event)}
    >
      <SortableContext items={ids} strategy={isGrid ? rectSortingStrategy : verticalListSortingStrategy}>
        {children(shown)}
      </SortableContext>
    </DndContext>
  );
}

/** Items in the order of these ids; items without one come last. */
export function inOrder<Item extends { id: string }>(items: readonly Item[], ids: readonly string[]): Item[] {
  const placeOf = ({ id }: Item): number => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return [...items].sort((one, other) => placeOf(one) - placeOf(other));
}

/** Screen reader messages of a move. dnd-kit's own name items by id. */
function announcements<Item extends { id: string }>(items: readonly Item[], nameOf: (item: Item) => string): Announcements {
  const indexOf = (one: { id: UniqueIdentifier } | null) => items.findIndex(({ id }) => id === one?.id);
  const name = (one: { id: UniqueIdentifier }) => {
    const item = items[indexOf(one)];
    return item === undefined ? '' : nameOf(item);
  };
  return {
    onDragStart: ({ active }) => texts.pickedUp(name(active), indexOf(active) + 1, items.length),
    onDragOver: ({ active, over }) => texts.movedTo(name(active), indexOf(over) + 1, items.length),
    onDragEnd: ({ active, over }) => texts.dropped(name(active), indexOf(over) + 1, items.length),
    onDragCancel: ({ active }) => texts.notMoved(name(active)),
  };
}

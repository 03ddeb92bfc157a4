import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import type { Announcements, DragEndEvent, UniqueIdentifier } from '@dnd-kit/core';
import { arrayMove, rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import type { Banner, BannerKind } from '@catalogue/contract/entities/banner';
import { useState } from 'react';
import styles from './banner-grid.module.css';
import { BANNER_TEXTS } from './banner-texts';
import { BannerTile } from './banner-tile';
import { saveBannerOrder } from './save-banner-order';

const texts = BANNER_TEXTS.grid;

interface Props {
  kind: BannerKind;
  banners: readonly Banner[];
  onOpen: (banner: Banner) => void;
}

/** All banners in the order of the main screen. Handles reorder them by mouse, touch or keyboard. */
export function BannerGrid({ kind, banners, onOpen }: Props) {
  // Order after a move, until the live list has it.
  const [moved, setMoved] = useState<readonly string[] | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const shown = moved === null ? banners : inOrder(banners, moved);

  const reorder = async (ids: readonly string[], movedId: string) => {
    setMoved(ids);
    await saveBannerOrder(kind, inOrder(banners, ids), movedId);
    setMoved(null);
  };
  const drop = ({ active, over }: DragEndEvent) => {
    const ids = shown.map(({ id }) => id);
    if (over && active.id !== over.id)
      void reorder(arrayMove(ids, ids.indexOf(String(active.id)), ids.indexOf(String(over.id))), String(active.id));
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: announcements(shown) }}
      onDragEnd={drop}
    >
      <SortableContext items={shown.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <ol aria-label={texts.label} className={styles.grid}>
          {shown.map((banner, index) => (
            <BannerTile key={banner.id} banner={banner} position={index + 1} onOpen={() => onOpen(banner)} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

const inOrder = (banners: readonly Banner[], ids: readonly string[]): Banner[] =>
  [...banners].sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));

/** Screen reader messages of a move. dnd-kit's own name items by id. */
function announcements(banners: readonly Banner[]): Announcements {
  const indexOf = (one: { id: UniqueIdentifier } | null) => banners.findIndex(({ id }) => id === one?.id);
  const name = (one: { id: UniqueIdentifier }) => banners[indexOf(one)]?.alt ?? '';
  return {
    onDragStart: ({ active }) => texts.pickedUp(name(active), indexOf(active) + 1, banners.length),
    onDragOver: ({ active, over }) => texts.movedTo(name(active), indexOf(over) + 1, banners.length),
    onDragEnd: ({ active, over }) => texts.dropped(name(active), indexOf(over) + 1, banners.length),
    onDragCancel: ({ active }) => texts.notMoved(name(active)),
  };
}

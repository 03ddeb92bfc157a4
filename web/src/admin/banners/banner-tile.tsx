import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { Banner } from '@catalogue/contract/entities/banner';
import { serverNow } from '../../data/network/server-clock';
import { formatDay } from '../../lib/format';
import { Badge } from '../../ui/badge';
import { Picture } from '../../ui/picture';
import { scheduleState, type ScheduleState } from '../data/schedule-state';
import { DragHandle } from '../ui/drag-handle';
import styles from './banners.module.css';
import { BANNER_TEXTS } from './banner-texts';

const texts = BANNER_TEXTS.grid;
const BADGES = { shown: 'success', planned: 'brand', over: 'plain', waiting: 'warning' } as const satisfies Record<
  ScheduleState | 'waiting',
  string
>;

interface Props {
  banner: Banner;
  position: number;
  onOpen: () => void;
}

/** A banner of the grid as visitors see it on a desktop, its state and dates, and its handle. */
export function BannerTile({ banner, position, onOpen }: Props) {
  const { attributes, listeners, setNodeRef, transform, transition } = useSortable({ id: banner.id });
  const state = scheduleState(banner, serverNow());
  const schedule = banner.picture === null && state !== 'over' ? 'waiting' : state;
  const name = banner.alt || texts.unnamed(position);
  return (
    <li
      ref={setNodeRef}
      className={styles.tile}
      style={{ transform: CSS.Transform.toString(transform), transition: transition ?? 'none' }}
    >
      <button type="button" className={styles.tileButton} onClick={onOpen}>
        <span className={`${styles.thumb} ${banner.kind === 'carousel' ? styles.wide : styles.square}`}>
          <Picture picture={banner.picture} alt="" sizes="16rem" widest={640} />
        </span>
        <span className={styles.tileName}>{name}</span>
      </button>
      <div className={styles.tileFoot}>
        <Badge kind={BADGES[schedule]}>{texts.states[schedule]}</Badge>
        <span className={styles.tileDates}>
          {texts.dates(
            banner.startsAt === null ? null : formatDay(banner.startsAt),
            banner.endsAt === null ? null : formatDay(banner.endsAt),
          )}
        </span>
        <DragHandle attributes={attributes} listeners={listeners} label={texts.drag(name)} />
      </div>
    </li>
  );
}

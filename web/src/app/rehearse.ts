import { read, readAll, storageError } from '../data/device-store/database';
import { storageSpace } from '../data/device-store/storage-space';
import { serverNow } from '../data/network/server-clock';
import { currentBaskets, loadBasket } from '../features/basket/basket';
import { isWaiting, readItem } from '../features/enquiry/outbox/items';
import { MEETING_TEXTS } from '../features/meeting/meeting-texts';
import type { RehearsalRow } from '../features/meeting/rehearsal';
import { estimateDownload } from '../features/offline-download/measure-download';
import { formatBytes, formatMoment } from '../lib/format';
import { bringRepBundle } from './bring-rep-bundle';

const texts = MEETING_TEXTS.rehearsal;
const DAY_MS = 86_400_000;
/** Room for baskets, enquiries and photos of a day. */
const ROOM_BYTES = 50_000_000;

/** Checks whether this device is ready for a visit: pages, pictures, fresh prices, storage, and no unsent items. */
export async function rehearse(): Promise<RehearsalRow[]> {
  await loadBasket();
  const [hasPages, pictures, confirmed, space, outbox] = await Promise.all([
    bringRepBundle(),
    estimateDownload('all').catch(() => null),
    read('catalogue', 'confirmed'),
    storageSpace(),
    readAll('outbox'),
  ]);
  const age = typeof confirmed === 'number' ? serverNow() - confirmed : Infinity;
  const unsent = [...outbox.values()].filter((item) => {
    const known = readItem(item);
    return known !== undefined && isWaiting(known);
  }).length;
  const filled = currentBaskets().all.filter(({ lines }) => lines.length > 0).length;
  const missing = pictures?.missing.length ?? 0;
  const error = storageError();
  return [
    { label: texts.pages, value: hasPages ? texts.here : texts.missing, isMissing: !hasPages },
    {
      label: texts.pictures,
      value: pictures === null ? texts.missing : texts.picturesOf(pictures.needed.length - missing, pictures.needed.length),
      isMissing: pictures === null || missing > 0,
    },
    {
      label: texts.prices,
      value: typeof confirmed === 'number' ? formatMoment(confirmed) : texts.missing,
      isMissing: age > DAY_MS,
    },
    {
      label: texts.storage,
      value: error !== null ? texts.broken : space === null ? texts.unknown : texts.room(formatBytes(space.left)),
      isMissing: error !== null || (space !== null && space.left < ROOM_BYTES),
    },
    { label: texts.unsent, value: texts.enquiries(unsent), isMissing: unsent > 0 },
    { label: texts.baskets, value: texts.filled(filled), isMissing: false },
  ];
}

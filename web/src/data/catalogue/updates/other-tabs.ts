import { tabChannel } from '../../device-store/tab-channel';

/** Carries the version of the catalogue that a tab has saved on this device. */
const channel = tabChannel<number>('catalogue');

/** Tells the other tabs of this device that a newer catalogue has been saved on it. */
export const announceUpdate = channel.post;

/** Calls `listener` when another tab has saved a newer catalogue. */
export const onUpdateInOtherTab = channel.subscribe;

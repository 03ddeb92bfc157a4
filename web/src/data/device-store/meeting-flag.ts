import { read, remove, write } from './database';

/* What the service worker must know of a meeting (meeting/current-meeting.ts): it cannot read localStorage. */

const KEY = 'meeting';

/** @param endsAt device clock: when the meeting ends by itself */
export const setMeetingFlag = (endsAt: number): Promise<boolean> => write('settings', KEY, endsAt);

export const removeMeetingFlag = (): Promise<boolean> => remove('settings', KEY);

/** Whether the client may hold the device. */
export async function isMeetingUnderWay(now: number): Promise<boolean> {
  const stored = await read('settings', KEY);
  return typeof stored === 'number' && now < stored;
}

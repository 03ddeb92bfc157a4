import { isRep } from '@catalogue/contract/roles';
import { bringOffline, type Audience } from '../data/offline-files/bring-offline';
import { currentSession } from '../features/account/session';

/** Brings what a rep needs at a client's table beside the catalogue. Resolves to whether the device has all of it. */
export async function bringRepBundle(): Promise<boolean> {
  const needed: Audience[] = ['rep', 'download', ...(isRep(currentSession().role) ? (['staff'] as const) : [])];
  return (await Promise.all(needed.map(bringOffline))).every(Boolean);
}

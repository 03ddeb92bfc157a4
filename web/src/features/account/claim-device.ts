import { claimPersonalData, type Claim } from '../../data/device-store/personal-data';
import { deleteStaffCache } from '../../data/offline-files/staff-cache';
import { leaveNotice } from './tell-logged-out';

/**
 * Makes this device that of the person `uid`, who logs in. After `switched` the caller opens a page anew, so that nothing of somebody else is
 * left in memory; that page says that the person is logged in. Never rejects.
 */
export async function claimDevice(uid: string): Promise<Claim> {
  const claim = await claimPersonalData(uid);
  if (claim !== 'switched') return claim;
  await deleteStaffCache();
  leaveNotice('switched');
  return claim;
}

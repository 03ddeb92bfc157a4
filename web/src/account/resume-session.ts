import { deleteStaffCache } from '../device/staff-cache';
import { whenIdle } from '../lib/idle';
import { currentSession } from './session';

/**
 * Once the page is at rest: has Auth confirm who is signed in or, where nobody is, clears what staff left on the device.
 * Visitors never download Auth. What does not work out now, the next visit tries again.
 */
export function resumeSession(): void {
  whenIdle(() => {
    const resumed =
      currentSession().user === null ? deleteStaffCache() : import('./watch-auth').then(({ watchAuth }) => watchAuth());
    resumed.catch(() => undefined);
  }, 10_000);
}

import { deleteStaffCache } from '../../data/offline-files/staff-cache';
import { whenIdle } from '../../lib/idle';
import { currentSession } from './session';

/**
 * When the page is idle: confirms the stored session with Auth or, when nobody is logged in, deletes staff data from the
 * device. Visitors never download Auth. A failure is retried on the next visit.
 */
export function resumeSession(): void {
  whenIdle(() => {
    const resumed =
      currentSession().user === null ? deleteStaffCache() : import('./watch-auth').then(({ watchAuth }) => watchAuth());
    resumed.catch(() => undefined);
  }, 10_000);
}

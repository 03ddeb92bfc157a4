import { hasRight, type TeamRole } from '@catalogue/contract/roles';
import { bringOffline, savesData } from '../../data/offline-files/bring-offline';
import { loadAhead } from '../../data/release/stale-chunks';
import { whenIdle } from '../../lib/idle';
import { loadDialogs } from '../../ui/dialogs';

/** What a change needs. In memory early, so that a network lost on a first visit stops no change. */
const loadWrites = () =>
  Promise.all([
    import('../data/pending-writes/pending-writes'),
    import('../../data/firebase/content/content-writes'),
    import('../../ui/toasts'),
    loadDialogs(),
  ]);

/** Brings the screens of a member of the team while the page is idle, so that each opens offline. Visitors never load them. */
export function bringStaffFiles(role: TeamRole | null): void {
  if (savesData()) return;
  whenIdle(() => {
    void bringOffline('staff');
    if (!hasRight(role, 'leads')) return;
    void loadAhead(loadWrites).catch(() => undefined);
    void bringOffline('admin');
  });
}

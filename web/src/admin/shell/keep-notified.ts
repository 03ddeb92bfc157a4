import { hasRight, type TeamRole } from '@catalogue/contract/roles';
import { loadAhead } from '../../data/release/stale-chunks';
import { whenIdle } from '../../lib/idle';

/** Renews the notifications of this device while the page is idle, for a member with the right to leads. */
export function keepNotified(role: TeamRole | null): void {
  if (!hasRight(role, 'leads')) return;
  whenIdle(() => {
    // Without the script now, the next page load does it.
    void loadAhead(() => import('../settings/device-push'))
      .then(({ renewPush }) => renewPush())
      .catch(() => undefined);
  });
}

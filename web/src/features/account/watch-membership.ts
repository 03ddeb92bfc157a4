import type { TeamRole } from '@catalogue/contract/roles';

/**
 * Watches the team document while a page of staff is open, so that a revoked role takes effect before the token expires.
 * Returns the function that stops it.
 */
export function watchMembership(uid: string, role: TeamRole): () => void {
  let stop: (() => void) | null = null;
  let stopped = false;
  const start = async () => {
    const { handleRoleRevoked, watchAuth } = await import('./watch-auth');
    await watchAuth();
    const team = await import('../../data/firestore/team/team');
    // Logging out needs it to check for unsent changes, perhaps offline: load it now.
    await import('../../data/firestore/firestore');
    if (!stopped) stop = team.watchMembership(uid, role, () => void handleRoleRevoked());
  };
  // The scripts fail to load only offline, and the pages show that.
  start().catch(() => undefined);
  return () => {
    stopped = true;
    stop?.();
  };
}

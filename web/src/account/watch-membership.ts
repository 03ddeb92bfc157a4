/**
 * While an admin page is open: learns at once when a colleague takes the role back, not only when the token runs out.
 * Returns the way to stop.
 */
export function watchMembership(uid: string): () => void {
  let stop: (() => void) | null = null;
  let stopped = false;
  const start = async () => {
    const { handleRoleRevoked, watchAuth } = await import('./watch-auth');
    await watchAuth();
    const team = await import('../firebase/team');
    // Logging out asks it for changes that have not been sent, and that is when there is no network to fetch it from.
    await import('../firebase/firestore');
    if (!stopped) stop = team.watchMembership(uid, () => void handleRoleRevoked());
  };
  // Without the scripts there is no network, and the pages say so.
  start().catch(() => undefined);
  return () => {
    stopped = true;
    stop?.();
  };
}

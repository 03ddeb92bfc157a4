import { PATHS } from '@catalogue/contract/paths';
import type { TeamRole } from '@catalogue/contract/roles';
import { lazy, type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from './session';

const StaffOnly = lazy(() => import('./staff-only'));

/**
 * Shows its content to members of the team; sends visitors to /LoginPage and back; tells everyone else that this is for staff. It goes
 * by what the device remembers, so it also holds offline: the rules are the real guard. Losing the role while it is open
 * closes it, with the reason.
 */
export function RequireStaff({ children }: { children: ReactNode }) {
  const { user, role } = useSession();
  const { pathname, search } = useLocation();
  const uid = user?.uid;
  useEffect(() => (uid === undefined || role === null ? undefined : watchMembership(uid, role)), [uid, role]);
  if (!user) return <Navigate to={PATHS.login} replace state={{ from: pathname + search }} />;
  return role === null ? <StaffOnly email={user.email} /> : children;
}

/**
 * Watches the team document while a page of staff is open, so that a revoked role takes effect before the token expires.
 * Returns the function that stops it.
 */
function watchMembership(uid: string, role: TeamRole): () => void {
  let stop: (() => void) | null = null;
  let stopped = false;
  const start = async () => {
    const { handleRoleRevoked, watchAuth } = await import('./watch-auth');
    await watchAuth();
    const team = await import('../../data/firebase/team/team');
    // Logging out needs it to check for unsent changes, perhaps offline: load it now.
    await import('../../data/firebase/firestore');
    if (!stopped) stop = team.watchMembership(uid, role, () => void handleRoleRevoked());
  };
  // The scripts fail to load only offline, and the pages show that.
  start().catch(() => undefined);
  return () => {
    stopped = true;
    stop?.();
  };
}

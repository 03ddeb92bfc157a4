import { PATHS } from '@catalogue/contract/paths';
import { lazy, type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from './session';
import { watchMembership } from './watch-membership';

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

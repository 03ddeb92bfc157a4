import { PATHS } from '@catalogue/contract/paths';
import { lazy, type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Redirect } from '../router/redirect';
import { useSession } from './session';
import { watchMembership } from './watch-membership';

const StaffOnly = lazy(() => import('./staff-only'));

/**
 * Shows its content to admins; sends visitors to /LoginPage and back; tells everyone else that this is for staff. It goes
 * by what the device remembers, so it also holds offline: the rules are the real guard. Losing the role while it is open
 * closes it, with the reason.
 */
export function RequireAdmin({ children }: { children: ReactNode }) {
  const { user, isAdmin } = useSession();
  const { pathname, search } = useLocation();
  const uid = isAdmin ? user?.uid : undefined;
  useEffect(() => (uid === undefined ? undefined : watchMembership(uid, 'admin')), [uid]);
  if (!user) return <Redirect to={PATHS.login} from={pathname + search} />;
  return isAdmin ? children : <StaffOnly email={user.email} />;
}

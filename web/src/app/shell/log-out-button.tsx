import { PATHS } from '@catalogue/contract/paths';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { notify } from '../../ui/notify';
import { APP_TEXTS } from '../app-texts';

/** SPEC §2: toast 'LogOut Successfully', then home. Its code loads on click: most visits never need it. */
export function LogOutButton({ className }: { className: string | undefined }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    const part = await import('../leave-account').catch(() => null);
    if (part === null) void notify(APP_TEXTS.nav.notLoggedOut, { kind: 'failure' });
    else if (await part.leaveAccount()) void navigate(PATHS.home);
  };
  const logOut = () => busy || void leave().finally(() => setBusy(false));
  return (
    <button type="button" className={className} aria-disabled={busy || undefined} onClick={logOut}>
      {APP_TEXTS.nav.logOut}
    </button>
  );
}

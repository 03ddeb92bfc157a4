import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { COPY } from '../copy';

/** SPEC §2: toast 'LogOut Successfully', then home. What it does comes with the press: most visits never need it. */
export function LogOutButton({ className }: { className: string | undefined }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    const { leaveAccount } = await import('../leave-account');
    const left = await leaveAccount().finally(() => setBusy(false));
    if (left) void navigate('/');
  };
  return (
    <button type="button" className={className} aria-disabled={busy || undefined} onClick={() => busy || void leave()}>
      {COPY.nav.logOut}
    </button>
  );
}

import { PATHS } from '@catalogue/contract/paths';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/button';

/** A login button. After the login the person returns to `from`. */
export function LoginLink({ from, children }: { from: string; children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <Button kind="primary" onClick={() => void navigate(PATHS.login, { state: { from } })}>
      {children}
    </Button>
  );
}

import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

interface Props {
  /** A path of this site, from its root. */
  to: string;
  /** Where somebody wanted to go, for the page that sends them on from there. */
  from?: string;
}

/** Sends on to another page; this one leaves no step to go back to. */
export function Redirect({ to, from }: Props) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true, state: from === undefined ? null : { from } }), [navigate, to, from]);
  return null;
}

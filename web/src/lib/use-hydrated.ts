import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

let isAsked = false;
const askServerValue = (): null => {
  isAsked = true;
  return null;
};
const clientValue = (): null => null;
function takeIsAsked(): boolean {
  const was = isAsked;
  isAsked = false;
  return was;
}

/**
 * Whether this render hydrates the server's markup: its state must start as on the server. It causes no further render. React has
 * no such hook, but asks for a store's server value on the server and while it hydrates only.
 */
export function useIsHydrating(): boolean {
  useSyncExternalStore(never, clientValue, askServerValue);
  return takeIsAsked();
}

/** False on the server and in the hydrating render, true after it: for what only the device knows. */
export function useHydrated(): boolean {
  const isHydrating = useIsHydrating();
  const [isHydrated, setHydrated] = useState(!isHydrating);
  // A transition: React renders it in slices, between which the browser answers.
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}

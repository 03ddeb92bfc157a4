import { useEffect, useSyncExternalStore } from 'react';
import { watchAuth } from '../watch-auth';
import { type ProfileState, currentProfile, refreshProfile, subscribeProfile } from './profile-store';

/** One's own profile: from the device at once, then from the server. */
export function useProfile(): ProfileState {
  useEffect(() => {
    void refreshProfile();
    // Also sends what waits when the network is back. Without Auth's script there is no network, and the page says so.
    watchAuth().catch(() => undefined);
  }, []);
  return useSyncExternalStore(subscribeProfile, currentProfile);
}

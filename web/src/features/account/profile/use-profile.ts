import { useEffect, useSyncExternalStore } from 'react';
import { watchAuth } from '../watch-auth';
import { type ProfileState, currentProfile, refreshProfile, subscribeProfile } from './profile-store';

/** The person's own profile: from the device at once, then from the server. */
export function useProfile(): ProfileState {
  useEffect(() => {
    void refreshProfile();
    // It also sends a pending edit when the network returns. Its script fails to load only offline.
    watchAuth().catch(() => undefined);
  }, []);
  return useSyncExternalStore(subscribeProfile, currentProfile);
}

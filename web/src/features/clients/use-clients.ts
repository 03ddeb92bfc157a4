import { teamRoleOf } from '@catalogue/contract/entities/session';
import { hasRight } from '@catalogue/contract/roles';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { readStoredSession } from '../../data/device-store/stored-session';
import { type ClientsState, currentClients, onClientsChange, openClients } from './client-store';

/** uid of the member of the team who is logged in; null: somebody else, or nobody. */
function staffUid(): string | null {
  const user = readStoredSession();
  return user !== null && hasRight(teamRoleOf(user.roles), 'clients') ? user.uid : null;
}

/** The clients of the signed-in member of the team, kept current across tabs. */
export function useClients(): ClientsState & { uid: string | null } {
  const [uid] = useState(staffUid);
  useEffect(() => {
    if (uid !== null) void openClients(uid);
  }, [uid]);
  const state = useSyncExternalStore(onClientsChange, currentClients, currentClients);
  return { ...state, list: state.owner === uid ? state.list : null, uid };
}

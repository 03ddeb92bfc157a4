import { logOut } from '../features/account/log-out';
import { countUnsynced, leaveUnsynced } from '../features/clients/client-store';
import { outbox } from '../features/enquiry/outbox/page-outbox';

/** Logs out; asks first while something waits on this device. Resolves to whether the person went through with it. */
export const leaveAccount = (): Promise<boolean> =>
  logOut({ enquiries: outbox.waitingCount, clients: countUnsynced, leaveClients: leaveUnsynced });

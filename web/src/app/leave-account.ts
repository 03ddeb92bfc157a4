import { logOut } from '../features/account/log-out';
import { outbox } from '../features/enquiry/outbox/page-outbox';

/** Logs out; asks first while enquiries wait on this device. Resolves to whether the person went through with it. */
export const leaveAccount = (): Promise<boolean> => logOut(outbox.waitingCount);

import { logOut } from '../account/log-out';
import { outbox } from '../enquiry/outbox/page-outbox';

/** Logs out; asks first while enquiries wait on this device. Resolves to whether the person went through with it. */
export const leaveAccount = (): Promise<boolean> => logOut(outbox.waitingCount);

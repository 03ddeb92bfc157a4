import { log } from '../platform/log';
import { takeStoredToken } from '../platform/stored-bucket';
import { replyToOf } from './compose-mail';

/** Confirmations to one address a day: anybody can enter anybody's, from many networks. */
const LIMIT = { burst: 3, perHour: 3 / 24 };

/** Whether one more confirmation may go to this address; counts it. Never throws: a lead needs no confirmation. */
export async function takeConfirmation(email: string): Promise<boolean> {
  const to = replyToOf('', email);
  if (to === null) return false;
  // Mails to asha+anything@… arrive at asha@….
  const mailbox = to.address.toLowerCase().replace(/\+[^@]*/, '');
  try {
    return (await takeStoredToken(['confirmation', mailbox], LIMIT)) === 0;
  } catch (cause) {
    log.warn('A confirmation was not counted', {}, cause);
    return false;
  }
}

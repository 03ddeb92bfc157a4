import { onSchedule } from 'firebase-functions/scheduler';
import { log } from '../platform/log';
import { SCHEDULE } from '../platform/options';
import { serviceAccountOf } from '../platform/service-accounts';

/** Every night: copies the accounts into the bucket. Only the API's service account may read password hashes. */
export const backUpAccounts = onSchedule(
  { ...SCHEDULE, serviceAccount: serviceAccountOf('api'), schedule: 'every day 01:40' },
  async () => {
    try {
      const count = await (await import('./back-up-accounts')).backUpAccounts();
      log.info('Accounts were copied', { count });
    } catch (error) {
      // Counted for the status screen.
      log.error('Accounts were not copied', {}, error);
      throw error;
    }
  },
);

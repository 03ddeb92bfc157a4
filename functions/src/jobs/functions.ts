import { onSchedule } from 'firebase-functions/scheduler';
import { MAIL_SECRETS, mailerOfInstance } from '../platform/mail';
import { SCHEDULE } from '../platform/options';
import { serviceAccountOf } from '../platform/service-accounts';
import { KEY_SECRETS } from '../platform/site-keys';
import type { Job } from './run-jobs';

const runs = (jobs: readonly Job[]) => async (): Promise<void> => (await import('./run-jobs')).runJobs(jobs);

/** Runs the jobs that are due: reminders of calls, queued mails, the status check, the spam digest. */
export const everyFiveMinutes = onSchedule(
  { ...SCHEDULE, secrets: [...MAIL_SECRETS, ...KEY_SECRETS], schedule: 'every 5 minutes' },
  runs([
    { name: 'remindCalls', run: async () => (await import('../push/remind-calls')).remindCalls() },
    {
      name: 'retryLeadMail',
      run: async () => (await import('../leads/send-lead-mail')).retryLeadMail(mailerOfInstance()),
    },
    { name: 'checkStatus', run: async () => (await import('../status/check-status')).checkStatus(mailerOfInstance()) },
    {
      // Hourly, so that a flood of spam costs staff at most 24 mails a day.
      name: 'sendSpamDigest',
      run: async () => (await import('../leads/send-spam-digest')).sendSpamDigest(mailerOfInstance()),
    },
  ]),
);

/** Everything that is done once a night. A retry runs only what failed. */
export const nightly = onSchedule(
  { ...SCHEDULE, timeoutSeconds: 1_800, schedule: 'every day 02:40', retryCount: 3, minBackoffSeconds: 300 },
  runs([
    { name: 'purgeTrash', run: async () => (await import('../catalogue/purge-trash')).purgeTrash() },
    { name: 'rebuildSnapshot', run: async () => (await import('../catalogue/rebuild-snapshot')).rebuildSnapshot() },
    // Before leads are erased by their dates.
    { name: 'completeLists', run: async () => (await import('./complete-lists')).completeLists() },
    { name: 'eraseOldLeads', run: async () => (await import('../privacy/erase-old-leads')).eraseOldLeads() },
    {
      name: 'sweepPrivateFiles',
      run: async () => (await import('../privacy/sweep-private-files')).sweepPrivateFiles(),
    },
    { name: 'measureStorage', run: async () => (await import('../status/measure-storage')).measureStorage() },
    { name: 'sweepPictures', run: async () => (await import('../images/sweep-pictures')).sweepPictures() },
  ]),
);

/** Every night: copies the accounts into a bucket of their own, as an account of its own. */
export const backUpAccounts = onSchedule(
  {
    ...SCHEDULE,
    serviceAccount: serviceAccountOf('backup'),
    schedule: 'every day 01:40',
    retryCount: 3,
    minBackoffSeconds: 300,
  },
  runs([{ name: 'backUpAccounts', run: async () => (await import('../accounts/back-up-accounts')).backUpAccounts() }]),
);

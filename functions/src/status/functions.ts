import { onSchedule } from 'firebase-functions/scheduler';
import { MAIL_SECRETS, mailerOfInstance } from '../platform/mail';
import { SCHEDULE } from '../platform/options';

/** Every quarter of an hour: mails staff what has turned bad. */
export const checkStatus = onSchedule({ ...SCHEDULE, secrets: MAIL_SECRETS, schedule: 'every 15 minutes' }, async () => {
  await (await import('./check-status')).checkStatus(mailerOfInstance());
});

/** Every night: how much Storage holds. */
export const measureStorage = onSchedule({ ...SCHEDULE, schedule: 'every day 04:10' }, async () => {
  await (await import('./measure-storage')).measureStorage();
});

import { onSchedule } from 'firebase-functions/scheduler';
import { SCHEDULE } from '../platform/options';

/** Every night: erases leads that nobody has touched for LEAD_MONTHS, as the privacy page promises. */
export const eraseOldLeads = onSchedule({ ...SCHEDULE, schedule: 'every day 03:40' }, async () => {
  await (await import('./erase-old-leads')).eraseOldLeads();
});

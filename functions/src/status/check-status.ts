import { STATUS_DOCUMENTS } from '@catalogue/contract/collections';
import type { Check } from '@catalogue/contract/entities/status';
import { ADMIN_PATHS } from '@catalogue/contract/paths';
import { STATUS_TEXTS } from '@catalogue/contract/status-texts';
import { firestore, Timestamp } from '../platform/firestore';
import { log } from '../platform/log';
import type { Mailer } from '../platform/mail';
import { newestManagedBackup } from '../platform/managed-backups';
import { ownRelease } from '../platform/release';
import { type Alerts, readAlerts, readStatus } from './read-status';
import { rememberRelease } from './releases';

async function recordManagedBackup(): Promise<void> {
  try {
    const at = await newestManagedBackup();
    if (at !== null)
      await firestore()
        .doc(STATUS_DOCUMENTS.managedBackup)
        .set({ at: Timestamp.fromMillis(at) });
  } catch (error) {
    log.warn('The daily backups could not be listed', {}, error);
  }
}

const composeAlert = (bad: readonly Check[], siteUrl: string): { subject: string; text: string } => ({
  subject: `Needs you: ${bad.map((check) => STATUS_TEXTS[check].title).join(', ')}`,
  text: [
    ...bad.flatMap((check) => [STATUS_TEXTS[check].title, STATUS_TEXTS[check].advice, STATUS_TEXTS[check].repair ?? '', '']),
    `All figures: ${siteUrl}${ADMIN_PATHS.status}`,
    'You get one mail when something turns bad, and no further one until it was good again.',
    '',
  ].join('\n'),
});

/**
 * Mails staff the checks that turned bad since the last run. A mail that failed is sent again by the next run.
 *
 * @returns the checks that were mailed
 */
export async function checkStatus(mailer: Mailer): Promise<Check[]> {
  const now = Date.now();
  const release = await ownRelease();
  if (release !== null) await rememberRelease(release);
  await recordManagedBackup();
  const [{ checks }, known] = await Promise.all([readStatus(now), readAlerts()]);
  const bad = checks.filter(({ state }) => state === 'bad').map(({ check }) => check);
  const turned = bad.filter((check) => known[check] === undefined);
  if (turned.length > 0)
    await mailer.send({ ...composeAlert(turned, mailer.siteUrl), to: null, id: `status-${now}`, attempt: 1, replyTo: null });
  const badSince: Alerts = Object.fromEntries(bad.map((check) => [check, known[check] ?? now]));
  await firestore().doc(STATUS_DOCUMENTS.alerts).set({ badSince });
  return turned;
}

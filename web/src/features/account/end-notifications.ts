import { hasRight, type TeamRole } from '@catalogue/contract/roles';
import { within } from '../../lib/within';

/** A browser that hangs must not keep a person from logging out. */
const TIMEOUT_MS = 10_000;

/** A device that nobody is logged in on shows no notifications of leads. `role`: that of the person whose session ends. */
export async function endNotifications(role: TeamRole | null): Promise<void> {
  if (!hasRight(role, 'leads')) return;
  const ending = import('../../data/network/push-subscription').then(({ endPushSubscription }) => endPushSubscription());
  await within(TIMEOUT_MS, ending).catch(() => undefined);
}

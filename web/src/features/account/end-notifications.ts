import { hasRight, type TeamRole } from '@catalogue/contract/roles';

/** A device that nobody is logged in on shows no notifications of leads. `role`: that of the person whose session ends. */
export async function endNotifications(role: TeamRole | null): Promise<void> {
  if (!hasRight(role, 'leads')) return;
  await import('../../data/network/push-subscription')
    .then(({ endPushSubscription }) => endPushSubscription())
    .catch(() => undefined);
}

import { LEAD_COLLECTIONS, STATUS_DOCUMENTS } from '@catalogue/contract/collections';
import { OPEN_STATUSES } from '@catalogue/contract/entities/lead-status';
import type { PushMessage } from '@catalogue/contract/entities/push-device';
import { leadPath } from '@catalogue/contract/paths';
import * as v from 'valibot';
import { firestore, Timestamp } from '../platform/firestore';
import { devicesOfMember, devicesOfTeam, type StoredDevice } from './devices';
import { sendPush } from './send-push';

/** Calls that were due longer ago notify nobody: after an outage or a restore, staff see them in the lead list. */
const LOOK_BACK_MS = 3_600_000;
/** Of each kind and run. */
const MOST = 100;

const KINDS = ['quickEnquiry', 'order'] as const;

/** What a reminder needs of a lead that still needs work. */
const openLead = v.object({
  reference: v.string(),
  owner: v.nullable(v.string()),
  status: v.picklist(OPEN_STATUSES),
});

/**
 * Notifies the owner's devices of each call whose time has come since the last run. Where nobody owns the lead, or the owner has no device,
 * it notifies the team's. In the lead list, one click plans the call anew.
 *
 * @returns how many calls are due
 */
export async function remindCalls(now = Date.now()): Promise<number> {
  const state = firestore().doc(STATUS_DOCUMENTS.callReminders);
  const until: unknown = (await state.get()).get('until');
  const since = Math.max(until instanceof Timestamp ? until.toMillis() : 0, now - LOOK_BACK_MS);
  const due = (await Promise.all(KINDS.map((kind) => dueCalls(kind, since, now)))).flat();
  for (const { message, owner } of due) {
    await sendPush(message, await devicesFor(owner));
  }
  await state.set({ until: Timestamp.fromMillis(now) });
  return due.length;
}

async function devicesFor(owner: string | null): Promise<StoredDevice[]> {
  const own = owner === null ? [] : await devicesOfMember(owner);
  return own.length > 0 ? own : devicesOfTeam();
}

async function dueCalls(
  kind: (typeof KINDS)[number],
  since: number,
  now: number,
): Promise<{ message: PushMessage; owner: string | null }[]> {
  const { docs } = await firestore()
    .collection(LEAD_COLLECTIONS[kind])
    .where('nextCallAt', '>', Timestamp.fromMillis(since))
    .where('nextCallAt', '<=', Timestamp.fromMillis(now))
    .orderBy('nextCallAt')
    .select('reference', 'owner', 'status')
    .limit(MOST)
    .get();
  return docs.flatMap((document) => {
    const parsed = v.safeParse(openLead, document.data());
    if (!parsed.success) return [];
    const { reference, owner } = parsed.output;
    const path = leadPath(kind, document.id);
    return [{ owner, message: { title: 'Call now', body: reference, path, tag: `call-${kind}-${document.id}` } }];
  });
}

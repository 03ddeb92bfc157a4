import { log } from '../platform/log';
import { segmentIdsOf } from './manifest';
import { queueDifferences } from './queue-documents';
import { publishPending } from './publish-pending';
import { publishStore } from './publish-store';

/** A segment without a manifest is left over from a publisher that was stopped; a running one needs its segments for minutes. */
const LEFTOVER_MS = 3_600_000;

/**
 * Makes the published catalogue equal to the collections. Publishes nothing if they are equal already.
 *
 * @returns how many documents were published again
 */
export async function rebuildSnapshot(): Promise<number> {
  const manifest = await publishStore.readManifest();
  // Without a manifest, the publisher publishes everything.
  const count = manifest === null ? 0 : await queueDifferences(publishStore, manifest);
  await publishPending(publishStore);
  const current = await publishStore.readManifest();
  if (current !== null) await deleteLeftovers(new Set([...segmentIdsOf(current), ...current.replaced.map(({ id }) => id)]));
  log.info('Snapshot rebuilt', { count });
  return count;
}

async function deleteLeftovers(used: ReadonlySet<string>): Promise<void> {
  const all = await publishStore.listSegments();
  const leftovers = all.filter(({ id, ageMs }) => ageMs > LEFTOVER_MS && !used.has(id));
  await publishStore.deleteSegments(leftovers.map(({ id }) => id));
}

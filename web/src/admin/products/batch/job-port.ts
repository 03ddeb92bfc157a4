import { LIMITS } from '@catalogue/contract/limits';
import type { NewActivityEntry } from '../../../data/firestore/content/content-writes';
import { contentModule, writesModule } from '../../data/firebase';
import { isWriteRefused } from '../../data/report-write';
import { applyChange, EMPTY_PRODUCT, fieldsOfChange } from '../product-content';
import type { Job, Step } from './job';
import type { JobPort } from './run-job';

/** Activity entry of a batch: an import is named by its file, other jobs by the first product. */
export function activityEntryOf(job: Pick<Job, 'kind' | 'name'>, steps: readonly Step[]): NewActivityEntry {
  const [first] = steps;
  const about = { noun: 'products', id: first?.id ?? '' } as const;
  if (job.kind === 'import') return { ...about, action: 'imported', title: job.name.slice(0, LIMITS.title) };
  if (job.kind === 'undo') return { ...about, action: 'undone', title: job.name.slice(0, LIMITS.title) };
  return { ...about, action: first?.change.deleted === true ? 'deleted' : 'changed', title: first?.title ?? '' };
}

/** Id of the activity entry of a commit: the same after a reload, so that the commit can be looked up. */
const entryIdOf = (job: Pick<Job, 'id'>, steps: readonly Step[]): string => `${job.id}-${steps[0]?.id ?? ''}-${steps.length}`;

/** A JobPort that writes to Firestore. `keep` stores the job's state. */
export async function jobPort(job: Pick<Job, 'id' | 'kind' | 'name'>, keep: (job: Job) => Promise<void>): Promise<JobPort> {
  const [content, writes] = await Promise.all([contentModule(), writesModule()]);
  const fieldsOf = ({ base, change: { deleted, ...fields } }: Step) => ({
    ...(base === null
      ? { imageName: null, picture: null, deletedAt: null, ...applyChange(EMPTY_PRODUCT, fields) }
      : fieldsOfChange(fields)),
    ...(deleted !== undefined && { deletedAt: deleted ? writes.NOW : null }),
  });
  return {
    commit: (steps) =>
      writes.commit(
        steps.map((step) => ({ noun: 'products', id: step.id, base: step.base, fields: fieldsOf(step) })),
        { ...activityEntryOf(job, steps), entryId: entryIdOf(job, steps) },
      ),
    wasCommitted: (steps) => writes.wasCommitted(entryIdOf(job, steps)),
    isRefusal: isWriteRefused,
    read: (id) => content.readWhenConnected('products', id),
    keep,
  };
}

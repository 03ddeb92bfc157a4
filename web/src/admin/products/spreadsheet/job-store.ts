import { product } from '@catalogue/contract/entities/product';
import * as v from 'valibot';
import { read, remove, write } from '../../../device/database';
import type { Job } from '../batch/job';
import { productContent } from '../product-content';

const outcome = v.picklist(['waiting', 'written', 'refused']);

const step = v.object({
  id: v.string(),
  title: v.string(),
  line: v.optional(v.number()),
  base: v.nullable(v.number()),
  change: v.object({
    ...v.partial(productContent).entries,
    ...v.partial(v.pick(product, ['imageName', 'galleryNames'])).entries,
    deleted: v.optional(v.boolean()),
  }),
  outcome,
});
const job = v.object({
  id: v.string(),
  name: v.string(),
  startedAt: v.number(),
  kind: v.picklist(['import', 'selection', 'undo']),
  steps: v.array(step),
  undo: v.array(step),
  skipped: v.optional(
    v.array(
      v.object({
        line: v.number(),
        title: v.string(),
        errors: v.array(v.object({ column: v.string(), message: v.string() })),
      }),
    ),
    [],
  ),
  categories: v.optional(v.array(v.object({ id: v.string(), title: v.string(), outcome })), []),
});

const KEY = 'import';

/** The import that is on its way or can still be undone, if this device keeps one. */
export async function readJob(): Promise<Job | null> {
  const parsed = v.safeParse(job, await read('settings', KEY));
  return parsed.success ? (parsed.output as Job) : null;
}

export async function saveJob(current: Job): Promise<void> {
  await write('settings', KEY, current);
}

export async function deleteJob(): Promise<void> {
  await remove('settings', KEY);
}

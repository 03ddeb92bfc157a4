import { product } from '@catalogue/contract/entities/product';
import { productFacts } from '@catalogue/contract/entities/product-facts';
import * as v from 'valibot';
import { productContent } from '@catalogue/contract/entities/product';
import type { Job } from './job';

const step = v.object({
  id: v.string(),
  title: v.string(),
  sku: v.optional(v.nullable(v.string())),
  line: v.optional(v.number()),
  base: v.nullable(v.number()),
  change: v.object({
    ...v.partial(v.omit(productContent, ['facts'])).entries,
    /** Facts that are not named stay. */
    facts: v.optional(v.partial(productFacts)),
    ...v.partial(v.pick(product, ['imageName', 'galleryNames'])).entries,
    deleted: v.optional(v.boolean()),
  }),
  outcome: v.picklist(['waiting', 'written', 'conflict', 'refused']),
});

const category = v.object({ id: v.string(), title: v.string(), outcome: v.picklist(['waiting', 'written', 'refused']) });

const storedJob = v.object({
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
  categories: v.optional(v.array(category), []),
});

/** A job as this device stores it; null when there is none, or it is damaged. */
export function parseJob(stored: unknown): Job | null {
  const parsed = v.safeParse(storedJob, stored);
  return parsed.success ? (parsed.output as Job) : null;
}

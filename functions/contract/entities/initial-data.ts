import * as v from 'valibot';
import { catalogueDetailsFile, catalogueFile } from './catalogue';
import { count, time } from './fields';

/**
 * The part of the catalogue that a server-rendered page shows, inlined in it for hydration. Its versions are 0: every copy
 * on a device and every fetched file is newer.
 */
export const initialData = v.object({
  list: catalogueFile,
  details: catalogueDetailsFile,
  /** Number of live products by category id: the list holds only those that the page shows. */
  counts: v.record(v.string(), count),
  /** Server time, ms, of the rendering. */
  renderedAt: time,
  /** The path names a product or category that is not public. The list then holds products with similar names. */
  isMissing: v.boolean(),
  /** Page of a category's list, from 1. */
  listPage: count,
  /** Coarse pictures of what is above the fold, as data: URLs by path of the picture. */
  previews: v.record(v.string(), v.string()),
});
export type InitialData = v.InferOutput<typeof initialData>;

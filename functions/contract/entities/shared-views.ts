import * as v from 'valibot';
import { LIMITS } from '../limits';
import { id, moment } from './fields';

/** Lists of the admin area that have views. */
export const VIEW_SCREENS = ['products', 'quickEnquiries', 'orders'] as const;
export type ViewScreen = (typeof VIEW_SCREENS)[number];

/** Search, filters and order of a list under a name, for everyone who answers leads. `search` is the URL's query. */
export const sharedView = v.object({
  screen: v.picklist(VIEW_SCREENS),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(LIMITS.viewName)),
  search: v.pipe(v.string(), v.maxLength(LIMITS.viewSearch)),
  /** Who saved it last. */
  byName: v.string(),
});
export type SharedView = v.InferOutput<typeof sharedView>;

/** Firestore `settings/views`. A write changes one view, `changed`: the last write of a view wins, the others stay. */
export const sharedViews = v.object({ views: v.record(id, sharedView), changed: id, updatedAt: moment });

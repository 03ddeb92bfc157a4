import * as v from 'valibot';
import { LIMITS } from '../limits';
import { SHORTLIST_ID } from '../shortlist-id';
import { count, moment, text, time, WRONG_TYPE_MESSAGE } from './fields';

/** What a shared shortlist shows beside the products of its link. */
export const shortlist = v.object({
  /** '' for none. */
  title: text(LIMITS.title),
  expiresAt: v.nullable(moment),
});

/** The response for an opened link. `code`: the products, for a link that was damaged; null once it has expired. */
export const openedShortlist = v.object({ ...shortlist.entries, code: v.nullable(v.string()) });
export type OpenedShortlist = v.InferOutput<typeof openedShortlist>;

/** As staff share it. */
export const shortlistInput = v.object({
  ...shortlist.entries,
  id: v.pipe(v.string(), v.regex(SHORTLIST_ID, 'Not an id')),
  code: v.pipe(
    v.string(WRONG_TYPE_MESSAGE),
    v.regex(/^[A-Za-z0-9_-]+$/, WRONG_TYPE_MESSAGE),
    v.maxLength(LIMITS.shortlistCode, WRONG_TYPE_MESSAGE),
  ),
  expiresAt: v.nullable(v.pipe(time, v.integer(), v.minValue(0))),
});
export type ShortlistInput = v.InferOutput<typeof shortlistInput>;

/** What staff learn of a shortlist that they share. */
export const sharedShortlist = v.object({ id: v.string(), views: count });
export type SharedShortlist = v.InferOutput<typeof sharedShortlist>;

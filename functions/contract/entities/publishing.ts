import * as v from 'valibot';
import { count, moment } from './fields';

/** Firestore `meta/publishing`: how far the published catalogue is behind the documents. Written by the publisher, read by staff. */
export const publishingStatus = v.object({
  /** Changes that are not published yet. */
  pending: count,
  /** Time of the oldest of them; null: none. */
  oldestAt: v.nullable(moment),
  /** Documents that cannot be published, and the field or the error that is the reason. */
  failures: v.array(v.object({ path: v.string(), reason: v.string() })),
});
export type PublishingStatus = v.InferOutput<typeof publishingStatus>;

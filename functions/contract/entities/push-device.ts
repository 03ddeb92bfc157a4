import * as v from 'valibot';
import { text } from './fields';

/** Longest endpoint of a push service, characters. */
const MAX_ENDPOINT = 1000;

/** A browser's push subscription, as `PushSubscription.toJSON()` gives it: an uncompressed P-256 point and a 16-byte secret. */
export const pushDevice = v.object({
  endpoint: v.pipe(text(MAX_ENDPOINT), v.url('Not the URL of a push service')),
  keys: v.object({
    p256dh: v.pipe(v.string(), v.regex(/^[\w-]{87}=?$/, 'Not a P-256 public key')),
    auth: v.pipe(v.string(), v.regex(/^[\w-]{22}(==)?$/, 'Not a 16-byte secret')),
  }),
});
export type PushDevice = v.InferOutput<typeof pushDevice>;

/** What a device shows. It names a lead by its reference only: the push service and the lock screen see no personal data. */
export interface PushMessage {
  title: string;
  body: string;
  /** Path of the page that opens. */
  path: string;
  /** A message with the tag of an earlier one replaces it. */
  tag: string;
}

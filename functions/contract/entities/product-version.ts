import * as v from 'valibot';
import { moment, revision } from './fields';
import { productContent } from './product';

/** What a product was before a change, and who changed it: Firestore `products/{id}/versions/{revision}`, written by the server. */
export const productVersion = v.object({
  /** The revision that the change made. */
  revision,
  at: moment,
  /** The author of the change, as named in the activity log; '' if the log has no entry. */
  byName: v.string(),
  content: productContent,
});
export type ProductVersion = v.InferOutput<typeof productVersion>;

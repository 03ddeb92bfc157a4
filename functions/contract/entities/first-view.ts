import * as v from 'valibot';
import { catalogueDetailsFile, catalogueFile } from './catalogue';

/**
 * What the page's first screen shows, sent inside it: the part of the catalogue's files that this address is about.
 * Version 0: whatever else a device holds or fetches is newer.
 */
export const firstView = v.object({ list: catalogueFile, details: catalogueDetailsFile });
export type FirstView = v.InferOutput<typeof firstView>;

import { gunzipSync, gzipSync } from 'node:zlib';
import { moment } from '@catalogue/contract/entities/fields';
import { CATALOGUE_NOUNS } from '@catalogue/contract/entities/catalogue';
import { publishedSettings } from '@catalogue/contract/entities/published-settings';
import * as v from 'valibot';
import { segmentReference } from './segment';

/** Raise it when the shape of segments changes: the publisher then makes all of them anew. */
const MANIFEST_FORMAT = 1;

const manifestSchema = v.object({
  format: v.literal(MANIFEST_FORMAT),
  version: v.number(),
  asOf: moment,
  /** Missing while staff have not changed the settings of the code. */
  settings: v.optional(publishedSettings),
  segments: v.object({
    categories: v.array(segmentReference),
    products: v.array(segmentReference),
    banners: v.array(segmentReference),
  }),
  /** Segments that were replaced, and when (ms): deleted once no reader can still be fetching them. */
  replaced: v.array(v.object({ id: v.string(), at: v.number() })),
});

/** The published catalogue: which segments it consists of. Firestore `snapshots/manifest`. */
export type Manifest = v.InferOutput<typeof manifestSchema>;

export const NO_SEGMENTS: Manifest['segments'] = { categories: [], products: [], banners: [] };

/** As bytes: Firestore would index every field of every reference. */
export const encodeManifest = (manifest: Omit<Manifest, 'format'>): Uint8Array =>
  gzipSync(JSON.stringify({ ...manifest, format: MANIFEST_FORMAT }));

/** null for one that is damaged or of another format. */
export function decodeManifest(data: Uint8Array | undefined): Manifest | null {
  if (data === undefined) return null;
  try {
    const parsed = v.safeParse(manifestSchema, JSON.parse(gunzipSync(data).toString('utf8')));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Ids of all segments of a manifest. */
export const segmentIdsOf = ({ segments }: Pick<Manifest, 'segments'>): Set<string> =>
  new Set(CATALOGUE_NOUNS.flatMap((noun) => segments[noun].map(({ id }) => id)));

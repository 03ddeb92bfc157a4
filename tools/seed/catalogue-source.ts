import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import * as v from 'valibot';
import { ROOT } from '../root';

const row = v.object({
  sku: v.string(),
  category: v.string(),
  title: v.string(),
  material: v.string(),
  size: v.string(),
  moq: v.string(),
  branding: v.string(),
  lead_working_days: v.string(),
  packaging: v.string(),
  inr_band_indicative: v.pipe(v.string(), v.regex(/^\d+-\d+$/)),
  stock: v.picklist(['true', 'false']),
});
/** One line of seed/catalogue.csv. */
export type SourceRow = v.InferOutput<typeof row>;

/** The 96 products of seed/catalogue.csv. Throws if a line is invalid. */
export function sourceRows(): SourceRow[] {
  const text = readFileSync(join(ROOT, 'seed/catalogue.csv'), 'utf8');
  return v.parse(v.array(row), Papa.parse(text, { header: true, skipEmptyLines: true }).data);
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { ROOT } from '../root';

export interface Licensed {
  name: string;
  version: string;
  licence: string;
}

const lock = v.object({
  packages: v.record(
    v.string(),
    v.object({
      version: v.optional(v.string(), ''),
      license: v.optional(v.string()),
      dev: v.optional(v.boolean()),
      devOptional: v.optional(v.boolean()),
      link: v.optional(v.boolean()),
    }),
  ),
});
const manifest = v.object({
  license: v.optional(v.string()),
  licenses: v.optional(v.array(v.object({ type: v.string() })), []),
});

/** 'MIT' where the package's LICENSE is headed "MIT License": some packages name their licence nowhere else. */
function headedLicence(path: string): string {
  const file = join(ROOT, path, 'LICENSE');
  return existsSync(file) && /^\s*(The )?MIT License\s*\n/.test(readFileSync(file, 'utf8')) ? 'MIT' : 'unknown';
}

/** The licence in the package's own files: old packages list it where npm's lock file does not look. */
function licenceOf(path: string): string {
  const file = join(ROOT, path, 'package.json');
  if (!existsSync(file)) return 'unknown';
  const { license, licenses } = v.parse(manifest, JSON.parse(readFileSync(file, 'utf8')));
  return license ?? (licenses.map(({ type }) => type).join(' OR ') || headedLicence(path));
}

/** Packages that are part of the deployed product, with their licence; development tools are not among them. */
export function listLicences(): Licensed[] {
  const { packages } = v.parse(lock, JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')));
  const all = Object.entries(packages)
    .filter(([path, { dev, devOptional, link }]) => path.includes('node_modules/') && !dev && !devOptional && !link)
    .map(([path, { version, license }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license ?? licenceOf(path),
    }));
  const unique = new Map(all.map((one) => [`${one.name}@${one.version}`, one]));
  return [...unique.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * Licences that allow use in a closed product without publishing its source. LGPL: sharp links libvips dynamically. MPL: only
 * changed files of the package itself would have to be published, and web-push is used unchanged.
 */
export const ALLOWED =
  /^(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|OFL-1\.1|LGPL-3\.0-or-later|MPL-2\.0|BlueOak-1\.0\.0|Unlicense|CC0-1\.0|CC-BY-3\.0)$/;

/** True if one alternative of the SPDX expression is allowed in all its parts. */
export const isAllowed = (licence: string): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((alternative) => alternative.split(' AND ').every((part) => ALLOWED.test(part.trim())));

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetNames, limitAssetHeaders } from '../../tools/asset-headers';
import { allowEmulators } from '../../tools/ports';
import { ROOT } from '../../tools/root';

interface Matcher {
  source?: string;
  regex?: string;
}

interface Rewrite extends Matcher {
  destination?: string;
  function?: { functionId: string };
}

interface HostingConfig {
  public: string;
  headers: (Matcher & { headers: { key: string; value: string }[] })[];
  rewrites: Rewrite[];
}

/** A pattern of firebase.json as a regular expression: `**`, `*` and `@(a|b)`. */
export function globToRegExp(glob: string): RegExp {
  const source = glob.replace(/\*\*|\*|@\(([^)]*)\)|[.+?^${}()|[\]\\]/g, (token, names: string | undefined) => {
    if (token === '**') return '.*';
    if (token === '*') return '[^/]*';
    return names === undefined ? `\\${token}` : `(?:${names.replaceAll('.', '\\.')})`;
  });
  return new RegExp(`^${source}$`);
}

const matches = ({ source, regex }: Matcher, path: string): boolean =>
  (regex === undefined ? globToRegExp(source ?? '') : new RegExp(regex)).test(path);

/** What firebase.json says of a path. */
export interface HostingRules {
  /** Folder of static files. */
  folder: string;
  headersOf: (path: string) => Record<string, string>;
  /** The first rewrite that matches a path without a static file; null: Hosting answers 404 with `404.html`. */
  rewriteOf: (path: string) => { destination: string } | { functionId: string } | null;
}

/**
 * The rules of firebase.json as they are deployed: only assets that exist are cached for a year. Pages may also connect to the
 * emulators, which stand for Google's services.
 *
 * @param assets names of the built assets
 */
export function readHostingRules(assets?: readonly string[]): HostingRules {
  const { hosting } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as { hosting: HostingConfig };
  const folder = join(ROOT, hosting.public);
  const headers = limitAssetHeaders(hosting.headers, assets ?? assetNames(folder));
  return {
    folder,
    headersOf: (path) =>
      Object.fromEntries(
        headers
          .filter((rule) => matches(rule, path))
          .flatMap((rule) => rule.headers.map(({ key, value }) => [key.toLowerCase(), allowEmulators(value)])),
      ),
    rewriteOf: (path) => {
      const rewrite = hosting.rewrites.find((rule) => matches(rule, path));
      if (rewrite?.function !== undefined) return { functionId: rewrite.function.functionId };
      return rewrite?.destination === undefined ? null : { destination: rewrite.destination };
    },
  };
}

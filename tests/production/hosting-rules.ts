import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
  /** The first rewrite that matches a path without a static file. */
  rewriteOf: (path: string) => { destination: string } | { functionId: string } | null;
}

/** The rules of firebase.json. Pages may also connect to the emulators, which stand for Google's services. */
export function readHostingRules(): HostingRules {
  const { hosting } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as { hosting: HostingConfig };
  return {
    folder: join(ROOT, hosting.public),
    headersOf: (path) =>
      Object.fromEntries(
        hosting.headers
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

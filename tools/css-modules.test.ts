import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './root';

const SOURCE = join(ROOT, 'web/src');
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });
const read = (path: string): string => readFileSync(join(SOURCE, path), 'utf8');
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);

/** Classes that each style sheet defines. */
const defined = new Map(
  files
    .filter((path) => path.endsWith('.module.css'))
    .map((path) => [path, new Set(found(read(path).replaceAll(/\/\*[^]*?\*\//g, ''), /\.([a-z]\w*)/gi))]),
);

/** Classes that components use, by style sheet. `null`: chosen at run time, so any may be. */
const used = new Map<string, Set<string> | null>([...defined.keys()].map((path) => [path, new Set()]));
for (const component of files.filter((path) => /\.tsx?$/.test(path))) {
  const text = read(component);
  for (const [, name = '', path = ''] of text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)) {
    const sheet = join(dirname(component), path);
    if (new RegExp(`\\b${name}\\[`).test(text)) used.set(sheet, null);
    for (const one of found(text.replace(/^import .*$/gm, ''), new RegExp(`\\b${name}\\.(\\w+)`, 'g')))
      used.get(sheet)?.add(one);
  }
}

const missing = (wanted: Iterable<string> | null | undefined, present: ReadonlySet<string> | null | undefined): string[] =>
  wanted && present ? [...wanted].filter((name) => !present.has(name)) : [];

it('components use only classes that their style sheets define', () => {
  expect([...used].flatMap(([path, names]) => missing(names, defined.get(path)).map((name) => `${path} ${name}`))).toEqual([]);
});

it('style sheets define only classes that components use', () => {
  expect([...defined].flatMap(([path, names]) => missing(names, used.get(path)).map((name) => `${path} ${name}`))).toEqual([]);
});

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './root';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const DECISIONS = 'docs/decisions';
const decisions = readdirSync(join(ROOT, DECISIONS))
  .filter((name) => /^\d/.test(name))
  .sort();
const documents = [
  ...['README.md', 'docs/deploy.md', 'docs/measured.md', 'docs/words.md'],
  ...decisions.map((name) => `${DECISIONS}/${name}`),
];
const prose = documents.map((path) => [path, read(path)] as const);

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** Links between documents, and paths that begin with a folder of the repository. */
function pathsIn(document: string, text: string): string[] {
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) => join(dirname(document), link));
  const named = [...text.matchAll(/(?<=[\s(`])(?:docs|functions|seed|tests|tools|web)\/[\w./*-]*\w/g)].map(([path]) => path);
  return [...links, ...named.filter((path) => !path.includes('*'))];
}
/** Settings that each installation writes. */
const NOT_COMMITTED = 'functions/.env';
const isThere = (path: string): boolean => [path, `${path}.ts`, `${path}.tsx`].some((one) => existsSync(join(ROOT, one)));

const git = (...args: string[]): string[] => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' }).stdout.trim().split('\n');
const files = git('ls-files');
/** Names of sources that are no file of the repository, nor the end of a file's path. */
const unknownFiles = (names: readonly string[]): string[] =>
  names.filter((name) => !files.some((file) => file === name || file.endsWith(`/${name}`)));

describe('documentation', () => {
  it('has one number per decision, and an index in their order with their titles', () => {
    const numbers = decisions.map((name) => name.slice(0, 3));
    expect(new Set(numbers).size).toBe(numbers.length);
    const index = read(`${DECISIONS}/README.md`).match(/^- .*$/gm);
    const titleOf = (name: string): string => read(`${DECISIONS}/${name}`).split('\n', 1)[0]?.replace('# ', '') ?? '';
    expect(index).toEqual(decisions.map((name) => `- [${titleOf(name)}](${name})`));
    expect(decisions.filter((name) => !titleOf(name).startsWith(name.slice(0, 3)))).toEqual([]);
  });

  it('has decisions with context, decision and consequences', () => {
    for (const name of decisions) {
      const text = read(`${DECISIONS}/${name}`);
      for (const heading of ['Context', 'Decision', 'Consequences']) expect(text, name).toContain(`\n## ${heading}\n`);
    }
  });

  it('is where code points to: each decision that a file names exists', () => {
    const named = git('grep', '-hoE', 'decisions?[/ ][0-9]{3}', '--', ':!docs').map((one) => one.slice(-3));
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((number) => !decisions.some((name) => name.startsWith(number)))).toEqual([]);
  });

  it('is where comments point to: each source and document that a comment names exists', () => {
    const comments = git(
      'grep',
      '-hoE',
      '(^|\\s)(//|/?\\*+)\\s.*\\.(tsx?|md).*',
      '--',
      '*.ts',
      '*.tsx',
      '*.js',
      '*.py',
      '*.java',
    );
    const named = comments.flatMap((comment) => comment.match(/(?<![\w./*-])[\w-][\w./-]*\.(?:tsx?|md)\b/g) ?? []);
    expect(named.length).toBeGreaterThan(50);
    expect(unknownFiles(named)).toEqual([]);
  });

  it('has a README under 120 lines', () => {
    expect(read('README.md').split('\n').length).toBeLessThan(120);
  });

  it.each(prose)('%s names commands of package.json only', (_, text) => {
    const commands = [...text.matchAll(/\bnpm\s+(?:run\s+([a-z][\w:-]*)|(test|start)\b)/g)].map(
      ([, own, builtIn]) => own ?? builtIn ?? '',
    );
    expect(commands.filter((command) => !(command in scripts))).toEqual([]);
  });

  it.each(prose)('%s names files of the repository only', (path, text) => {
    expect(pathsIn(path, text).filter((one) => !one.startsWith(NOT_COMMITTED) && !isThere(one))).toEqual([]);
    expect(unknownFiles([...text.matchAll(/`([\w./-]+\.(?:tsx?|py|java))`/g)].map(([, name = '']) => name))).toEqual([]);
  });
});

it('scripts of package.json run in any shell', () => {
  for (const [name, script] of Object.entries(scripts)) expect(script, name).not.toMatch(/[$;'`]|\b(rm|cp|mv|export)\b|^\w+=/);
});

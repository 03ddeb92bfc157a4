import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ROOT } from '../root';
import { lintFiles } from './lint-files';
import { VIOLATIONS } from './violations';

const OXLINT = join(ROOT, 'node_modules/oxlint/bin/oxlint');
const CONFIG = join(ROOT, '.oxlintrc.json');
const FOLDER = 'web/src/features/home';

const fileOf = (rule: string): string => `${FOLDER}/${rule.replace('/', '-')}.tsx`;

/** Rules that oxlint reports, by file. */
const reported = new Map<string, string[]>();

beforeAll(() => {
  const files = Object.entries(VIOLATIONS).map(([rule, code]) => [fileOf(rule), code] as const);
  const config = JSON.parse(readFileSync(CONFIG, 'utf8')) as object;
  for (const { code, filename } of lintFiles(Object.fromEntries(files), config))
    reported.set(filename, [...(reported.get(filename) ?? []), code]);
});

test.each(Object.keys(VIOLATIONS))('oxlint reports a violation of %s', (rule) => {
  const name = rule.replace(/.*\//, '');
  expect(reported.get(fileOf(rule))).toContainEqual(expect.stringMatching(new RegExp(`^[a-z-]+\\(${name}\\)$`)));
});

test('each rule that needs types or knows React has a violation here', () => {
  const { stdout } = spawnSync(process.execPath, [OXLINT, '--rules', '--format', 'json'], { encoding: 'utf8' });
  const listed = JSON.parse(stdout) as { scope: string; value: string; type_aware: boolean }[];
  const typed = new Set(listed.filter((rule) => rule.type_aware).map(({ scope, value }) => `${scope}/${value}`));
  const { rules, overrides } = JSON.parse(readFileSync(CONFIG, 'utf8')) as Record<'rules', object> & {
    overrides: { rules: object }[];
  };
  const names = [rules, ...overrides.map((override) => override.rules)].flatMap((group) => Object.keys(group));
  const special = names.filter((name) => typed.has(name) || /^(react|catalogue)\//.test(name));
  expect(special.length).toBeGreaterThan(60);
  expect(special.filter((name) => !(name in VIOLATIONS))).toEqual([]);
});

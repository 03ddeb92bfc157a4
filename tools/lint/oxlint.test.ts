import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../root';
import { oxlintConfig } from './oxlint-config';
import { VIOLATIONS } from './violations';

const OXLINT = join(ROOT, 'node_modules/oxlint/bin/oxlint');
const CONFIG = join(ROOT, '.oxlintrc.json');
/** Outside of the checkout, whose .gitignore oxlint heeds. */
const PROJECT = mkdtempSync(join(tmpdir(), 'lint-violations-'));
const FOLDER = 'web/src/features/home';

/** After a change of eslint.config.js: npx vitest run --project unit tools/lint -u */
test('.oxlintrc.json holds the rules of eslint.config.js', async () => {
  const style = JSON.parse(readFileSync(join(ROOT, '.oxfmtrc.json'), 'utf8')) as FormatConfig;
  const { code } = await format(CONFIG, JSON.stringify(await oxlintConfig()), style);
  await expect(code).toMatchFileSnapshot(CONFIG);
});

const fileOf = (rule: string): string => `${FOLDER}/${rule.replace('/', '-')}.tsx`;

/** Rules that oxlint reports, by file. */
const reported = new Map<string, string[]>();

beforeAll(() => {
  mkdirSync(join(PROJECT, FOLDER), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(PROJECT, 'node_modules'), 'junction');
  cpSync(join(ROOT, 'tsconfig.base.json'), join(PROJECT, 'tsconfig.base.json'));
  const tsconfig = { extends: './tsconfig.base.json', compilerOptions: { jsx: 'react-jsx', lib: ['ES2023', 'DOM'] } };
  writeFileSync(join(PROJECT, 'tsconfig.json'), JSON.stringify(tsconfig));
  const config = JSON.parse(readFileSync(CONFIG, 'utf8')) as Record<string, unknown>;
  writeFileSync(
    join(PROJECT, '.oxlintrc.json'),
    JSON.stringify({ ...config, jsPlugins: [join(ROOT, 'tools/lint/plugin.js')] }),
  );
  for (const [rule, code] of Object.entries(VIOLATIONS)) writeFileSync(join(PROJECT, fileOf(rule)), code);
  const { stdout } = spawnSync(process.execPath, [OXLINT, '--format', 'json', FOLDER], {
    cwd: PROJECT,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  for (const { code, filename } of diagnostics) reported.set(filename, [...(reported.get(filename) ?? []), code]);
});

afterAll(() => {
  rmSync(PROJECT, { recursive: true, force: true });
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

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ESLint, type Linter } from 'eslint';
import config from '../../eslint.config';
import { ROOT } from '../root';

/** Rules of eslint.config.js that oxlint does not have, and what checks them (docs/decisions/030-tests.md). */
export const NOT_IN_OXLINT: Readonly<Record<string, string>> = {
  '@typescript-eslint/no-unsafe-class-instance-assignment': 'npm test -- --all',
  '@typescript-eslint/no-unsafe-enum-assignment': 'npm test -- --all',
  'no-dupe-args': 'a module with it does not parse',
  'no-octal': 'a module with it does not parse',
  'react-hooks/config': 'options of the React compiler, which nothing here sets',
  'react-hooks/gating': 'options of the React compiler, which nothing here sets',
};

type Rules = Record<string, unknown>;

/** Files that share rules, one of them, and the group whose rules they change. */
const OVERRIDES = [
  { files: ['web/src/**/*.{ts,tsx}'], sample: 'web/src/app/shell/shell.tsx', changes: 'functions/src/index.ts' },
  { files: ['**/*.mjs', '**/*.js'], sample: 'eslint.config.js', changes: 'functions/src/index.ts' },
  { files: ['web/public/*.js'], sample: 'web/public/before-hydration.js', changes: 'eslint.config.js' },
  { files: ['tools/**', 'tests/**', 'functions/build.mjs'], sample: 'tools/root.ts', changes: 'functions/src/index.ts' },
];

/** The rules of oxlint for each file that ESLint has rules for, as .oxlintrc.json. Throws if a rule would be lost. */
export async function oxlintConfig(): Promise<object> {
  const nameOf = ruleNames();
  const eslint = new ESLint({ cwd: ROOT });
  const read = async (file: string) => {
    const { rules = {}, languageOptions } = (await eslint.calculateConfigForFile(join(ROOT, file))) as Linter.Config;
    const translated = Object.entries(rules).flatMap(([rule, setting]): [string, unknown][] => {
      const isOff = severityOf(setting) === 0;
      const name = nameOf(rule);
      if (name) return [[name, isOff ? 'off' : withOptions(rule)]];
      if (!isOff && !(rule in NOT_IN_OXLINT)) throw new Error(`oxlint has no rule ${rule}: what checks it?`);
      return [];
    });
    return { rules: Object.fromEntries(translated), globals: (languageOptions?.globals ?? {}) as Rules };
  };

  const base = await read('functions/src/index.ts');
  const overrides = OVERRIDES.map(async ({ files, sample, changes }) => {
    const [own, parent] = [await read(sample), await read(changes)];
    const globals = changed(own.globals, parent.globals);
    return {
      files,
      ...(Object.keys(globals).length > 0 && { globals }),
      rules: changed(own.rules, parent.rules),
    };
  });
  return {
    $schema: './node_modules/oxlint/configuration_schema.json',
    plugins: ['typescript', 'react'],
    jsPlugins: ['./tools/lint/plugin.js'],
    categories: { correctness: 'off' },
    options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
    ignorePatterns: config.flatMap((entry) => (Object.keys(entry).every(isIgnoreKey) ? (entry.ignores ?? []) : [])),
    rules: Object.fromEntries(Object.entries(base.rules).filter(([, setting]) => setting !== 'off')),
    overrides: await Promise.all(overrides),
  };
}

const isIgnoreKey = (key: string): boolean => key === 'ignores' || key === 'name';

const severityOf = (setting?: Linter.RuleEntry): unknown => (Array.isArray(setting) ? setting[0] : setting);

/** The options that the configuration gives a rule; its defaults are oxlint's, too. */
function withOptions(rule: string): unknown {
  const settings = config.flatMap(({ rules }) => {
    const setting = rules?.[rule];
    return Array.isArray(setting) && setting.length > 1 ? [setting.slice(1)] : [];
  });
  const options = settings.at(-1);
  return options ? ['error', ...options] : 'error';
}

const changed = (own: Rules, parent: Rules): Rules =>
  Object.fromEntries(
    Object.entries(own).filter(
      ([name, setting]) => JSON.stringify(setting) !== JSON.stringify(parent[name] ?? (setting === 'off' ? 'off' : undefined)),
    ),
  );

/** oxlint's name of an ESLint rule; undefined if it has none. */
function ruleNames(): (rule: string) => string | undefined {
  const oxlint = join(ROOT, 'node_modules/oxlint/bin/oxlint');
  const listed = execFileSync(process.execPath, [oxlint, '--rules', '--format', 'json'], { encoding: 'utf8' });
  const known = new Set(
    (JSON.parse(listed) as { scope: string; value: string }[]).map(({ scope, value }) => `${scope}/${value}`),
  );
  return (rule) => {
    if (rule.startsWith('catalogue/')) return rule;
    const base = rule.replace(/.*\//, '');
    const plugin = rule.startsWith('@typescript-eslint/') ? 'typescript' : rule.startsWith('react-hooks/') ? 'react' : 'eslint';
    if (known.has(`${plugin}/${base}`)) return plugin === 'eslint' ? base : `${plugin}/${base}`;
    return known.has(`eslint/${base}`) ? base : undefined;
  };
}

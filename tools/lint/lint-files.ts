import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../root';

const OXLINT = join(ROOT, 'node_modules/oxlint/bin/oxlint');
const OUR_RULES = { categories: { correctness: 'off' } };

export interface Diagnostic {
  /** For example `catalogue(import-law)`. */
  code: string;
  message: string;
  filename: string;
}

/** Lints files, given as code by path, in a project of their own with this project's packages and compiler options. */
export function lintFiles(files: Readonly<Record<string, string>>, config: object): Diagnostic[] {
  // Outside of the checkout, whose .gitignore oxlint heeds.
  const project = mkdtempSync(join(tmpdir(), 'lint-'));
  try {
    symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'), 'junction');
    cpSync(join(ROOT, 'tsconfig.base.json'), join(project, 'tsconfig.base.json'));
    const tsconfig = { extends: './tsconfig.base.json', compilerOptions: { jsx: 'react-jsx', lib: ['ES2023', 'DOM'] } };
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(tsconfig));
    const withPlugin = { ...config, jsPlugins: [join(ROOT, 'tools/lint/plugin.js')] };
    writeFileSync(join(project, '.oxlintrc.json'), JSON.stringify(withPlugin));
    for (const [path, code] of Object.entries(files)) {
      mkdirSync(join(project, dirname(path)), { recursive: true });
      writeFileSync(join(project, path), code);
    }
    const { stdout } = spawnSync(process.execPath, [OXLINT, '--format', 'json', '--', ...Object.keys(files)], {
      cwd: project,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    });
    return (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics;
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

/** What one of our own rules says of lines of code, each in its file; a list of messages for each line. */
export function violationsOf(rule: string, lines: readonly { file: string; code: string }[]): string[][] {
  const files = lines.map(({ file, code }, index) => {
    const isFirst = lines.findIndex((line) => line.file === file) === index;
    return [isFirst ? file : file.replace(/[^/]+$/, `line${String(index)}-$&`), code] as const;
  });
  const found = lintFiles(Object.fromEntries(files), { ...OUR_RULES, rules: { [`catalogue/${rule}`]: 'error' } });
  return files.map(([path]) => found.filter(({ filename }) => filename === path).map(({ message }) => message));
}

import { join } from 'node:path';
import { npm, playwright as playwrightProgram, type Program, vitest as vitestProgram } from '../programs';
import { CACHE } from '../root';

/** One part of npm test: a program and, where it counts tests, its report. */
export interface Part {
  name: string;
  program: Program;
  environment?: Record<string, string>;
  report?: { path: string; kind: 'vitest' | 'playwright' };
  /** Runs with --all, or if --only names it. */
  onlyWithAll?: true;
}

function vitest(project: string, name = project, ...filters: string[]): Part {
  const path = join(CACHE, 'reports', `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
  return {
    name,
    program: vitestProgram('run', '--project', project, ...reporters, ...filters),
    report: { path, kind: 'vitest' },
  };
}

function playwright(name: string, ...filters: string[]): Part {
  const path = join(CACHE, 'reports', `${name}.json`);
  return {
    name,
    program: playwrightProgram('test', ...filters),
    environment: { E2E_REPORT: path },
    report: { path, kind: 'playwright' },
  };
}

const projects = (...names: string[]): string[] => names.flatMap((name) => ['--project', name]);

/** Parts that need only the sources. */
export const checks: readonly Part[] = [
  { name: 'types', program: npm('run', 'types') },
  { name: 'lint', program: npm('run', 'lint') },
  { name: 'unused', program: npm('run', 'unused') },
  vitest('unit*', 'unit'),
];

/** Parts that need the built site. */
export const withBuild: readonly Part[] = [{ name: 'budget', program: npm('run', 'budget') }];

/** Searches through many requests, of minutes. */
const SEARCHES = ['write-agreement', 'ownership', 'fuzz'].map((name) => `tests/api/${name}.test.ts`);
const REHEARSAL = ['tests/api/rehearsal.test.ts'];
/** Runs the rules tests once more and reads what the emulator counted: 290 MB. */
const CONDITIONS = ['tests/rules/firestore-conditions.test.ts'];
/** They read the team of the suite's own project, as the API tests do, which replace it. */
const STORAGE_RULES = ['tests/rules/storage.test.ts'];

const without = (paths: readonly string[]): string[] => paths.flatMap((path) => ['--exclude', path]);

/** Parts that need running emulators. They bring their own data and run beside the seed and the parts that need it. */
export const withEmulators: readonly Part[] = [
  vitest('rules', 'rules', ...without([...CONDITIONS, ...STORAGE_RULES])),
  { ...vitest('rules', 'rule-conditions', ...CONDITIONS), onlyWithAll: true },
  vitest('requests', 'requests', ...without(SEARCHES)),
  // After it: both write to one Firebase project, and compare what it holds.
  { ...vitest('requests', 'api-searches', ...SEARCHES), onlyWithAll: true },
];

/** Parts that need the seeded site and leave a core free. */
export const withSeed: readonly Part[] = [
  vitest('rules', 'storage-rules', ...STORAGE_RULES),
  vitest('api', 'api', ...without(REHEARSAL)),
  { ...vitest('api', 'rehearsal', ...REHEARSAL), onlyWithAll: true },
];

/** The e2e tests: they keep every core busy. `all` adds those tagged @ci, which less often break, or take long, and visitors at a desk. */
export const e2e = (all: boolean): readonly Part[] => [
  playwright('e2e', ...projects('phone', 'staff', ...(all ? ['desktop'] : [])), '--grep-invert', all ? '@long' : '@long|@ci'),
];

const MUTATION = 'mutation.test.ts';
const SOAK = 'soak.test.ts';
const ENGINES = 'engines.test.ts';

/** Parts of npm run test:long: searches that take hours of computing in all, and the visitor screens at a desk. */
export const long: readonly Part[] = [
  playwright('e2e-long', ...projects('phone', 'staff', 'desktop'), '--grep', '@long'),
  playwright('e2e-desktop', ...projects('desktop-rest')),
  vitest('long', 'long', ...[`*${MUTATION}`, SOAK, ENGINES].flatMap((name) => ['--exclude', `**/${name}`])),
  // Firefox and WebKit, which it installs from Debian where they are missing.
  vitest('long', 'engines', ENGINES),
  vitest('long', 'mutation', MUTATION),
  vitest('long', 'soak', SOAK),
  // Brings a suite of its own, on other ports.
  { name: 'production', program: npm('run', 'test:production'), environment: { LONG: '1' } },
];

import { join } from 'node:path';
import { CACHE } from '../root';

/** One part of npm test: a program, and for those that count tests where it reports them. */
export interface Part {
  name: string;
  program: readonly [command: string, ...parameters: string[]];
  report?: { path: string; kind: 'vitest' | 'playwright' };
}

function vitest(project: string): Part {
  const path = join(CACHE, 'reports', `${project}.json`);
  return {
    name: project,
    program: [
      'npx',
      'vitest',
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${path}`,
    ],
    report: { path, kind: 'vitest' },
  };
}

/** Those that need nothing but the sources. */
export const checks: readonly Part[] = [
  // A lock that lags behind a package.json stops every fresh clone, and nobody who has installed already.
  { name: 'lock', program: ['npm', 'ci', '--dry-run', '--ignore-scripts'] },
  { name: 'types', program: ['npm', 'run', 'types'] },
  { name: 'lint', program: ['npm', 'run', 'lint'] },
  vitest('unit'),
];

/** What the built site weighs. */
export const overTheBuild: readonly Part[] = [{ name: 'budget', program: ['npm', 'run', 'budget'] }];

/** Those over the running suite; all but the rules count on the seed. */
export const overTheSuite: readonly Part[] = [
  vitest('rules'),
  vitest('api'),
  {
    name: 'e2e',
    program: ['npx', 'playwright', 'test'],
    report: { path: join(CACHE, 'reports', 'e2e.json'), kind: 'playwright' },
  },
];

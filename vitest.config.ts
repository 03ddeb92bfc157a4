import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Each file loads its modules anew, but the packages once for all. Not for tests that replace something global. */
const inOneProcess = { isolate: false, setupFiles: ['tests/fresh-modules.ts'] };

/**
 * Projects: unit tests stand beside the code and need no emulators. rules, requests, api and long need a running suite. npm test starts one;
 * by hand: node tools/run.mjs emulators --shift 400 -- npx vitest run --project api. They share its data: one file at a time.
 */
const withSuite = {
  globalSetup: 'tests/require-stack.ts',
  fileParallelism: false,
  // Longer than `eventually` waits, so that its sentence is read.
  testTimeout: 100_000,
  hookTimeout: 100_000,
};

/**
 * API tests that need neither background functions nor the served site. They have a Firebase project of their own in the same emulators, in
 * which no function is deployed: hundreds of events of their writes would keep the tests that wait for one.
 */
const REQUESTS = (
  'attachments broken-documents discounted-price endpoints facts failed-searches fuzz http lead-metrics log ' +
  'numbers ownership public-lists rate-limit send-lead-mail shortlists status spam-leads uploads write-agreement'
)
  .split(' ')
  .map((name) => `tests/api/${name}.test.ts`);

/** Bursts leave up to 60,000 products. */
const BURST = 'production/publish-burst.test';

class BurstLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification): number => Number(moduleId.includes(BURST));
    return (await super.sort(files)).sort((one, other) => rankOf(one) - rankOf(other));
  }
}

/** What a test replaces for every file of its process. */
const REPLACES = /\bvi\.(mock|hoisted|stub\w+|useFakeTimers|spyOn)\b|@vitest-environment|\bglobalThis\b|\bprocess\.env\b/;

/** Folders of unit tests, and those of the production-like environment that need no emulators. */
const UNIT = ['functions', 'tools', 'web', ...['catalogue', 'outbox', 'pages', 'deploy'].map((folder) => `tests/${folder}`)];
const UNIT_OF_PRODUCTION = ['hosting-rules', 'start-functions'].map((name) => `tests/production/${name}.test.ts`);

function testsBelow(folder: string): string[] {
  return readdirSync(join(import.meta.dirname, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return /^(node_modules|dist.*|public|\.\w+)$/.test(entry.name) ? [] : testsBelow(path);
    return /\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

const unitTests = [...UNIT.flatMap(testsBelow), ...UNIT_OF_PRODUCTION];
const replacing = new Set(unitTests.filter((path) => REPLACES.test(readFileSync(join(import.meta.dirname, path), 'utf8'))));

/** Tests of days, once more on a device west of UTC. A zone belongs to a process: threads share one. */
const OF_DAYS = [
  ...['answer-day', 'call-shortcuts', 'overdue'].map((name) => `admin/leads/${name}.test.ts`),
  ...['data/leads/lead-view.test.ts', 'data/network/follow-clock.test.ts'],
  ...['features/basket/basket-warnings.test.ts', 'features/catalogue/facets/filter-chips.test.tsx'],
  ...['features/catalogue/order-by.test.ts', 'lib/format.test.ts', 'lib/iso-day.test.ts', 'lib/working-days.test.ts'],
].map((name) => `web/src/${name}`);

/** They have what the e2e tests leave of the processor: one that takes 4 s alone took more than 120 s. Threads start faster than processes. */
const unit = { pool: 'threads', testTimeout: 600_000, hookTimeout: 600_000, teardownTimeout: 600_000 };

export default defineConfig({
  test: {
    sequence: { sequencer: BurstLast },
    // Requests are logged by the hundred. What passes needs no log; figures are written to stdout directly.
    silent: 'passed-only',
    projects: [
      { test: { name: 'unit', include: unitTests.filter((path) => !replacing.has(path)), ...unit, ...inOneProcess } },
      { test: { name: 'unit-alone', include: [...replacing], ...unit } },
      { test: { name: 'unit-west', include: OF_DAYS, ...unit, pool: 'forks', env: { TZ: 'America/Los_Angeles' } } },
      { test: { name: 'rules', include: ['tests/rules/**/*.test.ts'], ...withSuite, ...inOneProcess } },
      {
        test: {
          name: 'requests',
          include: REQUESTS,
          env: { GCLOUD_PROJECT: `${process.env.GCLOUD_PROJECT ?? ''}-requests` },
          ...withSuite,
          ...inOneProcess,
        },
      },
      {
        test: {
          name: 'api',
          include: testsBelow('tests/api').filter((path) => !REQUESTS.includes(path)),
          ...withSuite,
          ...inOneProcess,
        },
      },
      // npm run test:production
      {
        test: {
          name: 'production',
          ...withSuite,
          include: [
            'tests/production/**/*.test.ts',
            'tests/api/{http,public-lists,leads,lead-lists,order-lines,accounts,users}.test.ts',
          ],
          globalSetup: ['tests/require-stack.ts', 'tests/production/start-environment.ts'],
        },
      },
      // npm run test:long
      { test: { name: 'long', include: ['tests/long/**/*.test.ts'], ...withSuite } },
    ],
  },
});

import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Each file loads its modules anew, but the packages once for all. Not for unit tests: they replace globals. */
const inOneProcess = { isolate: false, setupFiles: ['tests/fresh-modules.ts'] };

/**
 * Projects: unit tests stand beside the code and need no emulators. rules, api and long need a running suite. npm test starts one;
 * by hand: node tools/run.mjs emulators --shift 400 -- npx vitest run --project api. They share its data: one file at a time.
 */
const withSuite = {
  globalSetup: 'tests/require-stack.ts',
  fileParallelism: false,
  // Longer than `eventually` waits, so that its sentence is read.
  testTimeout: 100_000,
  hookTimeout: 100_000,
};

/** API tests that wait for background functions run first: later, their events would wait behind those of other files. */
const WAITING =
  /api\/(catalogue|client-cards|enquiry-status|gallery|page|leads|live-checks|lead-files|order-lines|pictures|prices|product-versions|profile-picture|push|smtp|specification)\.test/;

/** Bursts leave up to 60,000 products. */
const BURST = 'production/publish-burst.test';

class WaitingFirstBurstLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification): number => (WAITING.test(moduleId) ? 0 : moduleId.includes(BURST) ? 2 : 1);
    return (await super.sort(files)).sort((one, other) => rankOf(one) - rankOf(other));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: WaitingFirstBurstLast },
    // Requests are logged by the hundred. What passes needs no log; figures are written to stdout directly.
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{functions,tools}/**/*.test.ts',
            'web/**/*.test.{ts,tsx}',
            'tests/{catalogue,outbox,pages,deploy}/**/*.test.ts',
            // Of the production lane, what needs no emulators.
            'tests/production/{hosting-rules,start-functions}.test.ts',
          ],
          // Property tests run thousands of cases while the emulators start.
          testTimeout: 60_000,
        },
      },
      { test: { name: 'rules', include: ['tests/rules/**/*.test.ts'], ...withSuite, ...inOneProcess } },
      { test: { name: 'api', include: ['tests/api/**/*.test.ts'], ...withSuite, ...inOneProcess } },
      // npm run test:production
      {
        test: {
          name: 'production',
          ...withSuite,
          include: [
            'tests/production/**/*.test.ts',
            'tests/api/{http,public-lists,leads,lead-lists,order-lines,accounts,users}.test.ts',
          ],
          globalSetup: ['tests/require-stack.ts', 'tests/production/start-lane.ts'],
        },
      },
      // npm run test:long
      { test: { name: 'long', include: ['tests/long/**/*.test.ts'], ...withSuite } },
    ],
  },
});

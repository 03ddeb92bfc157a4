import { defineConfig } from 'vitest/config';

/**
 * unit: beside the code, no emulators. rules and api: over a running suite (npm test brings one up; by hand:
 * node tools/run.mjs emulators --shift 400 -- npx vitest run --project api). They share its data, so one file at a time.
 */
const overTheStack = {
  globalSetup: 'tests/require-stack.ts',
  fileParallelism: false,
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{functions,tools}/**/*.test.ts', 'web/src/**/*.test.{ts,tsx}'],
          // Properties go through thousands of histories, beside the starting emulators.
          testTimeout: 60_000,
        },
      },
      { test: { name: 'rules', include: ['tests/rules/**/*.test.ts'], ...overTheStack } },
      { test: { name: 'api', include: ['tests/api/**/*.test.ts'], ...overTheStack } },
    ],
  },
});

import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { failedLiveChecks, LIVE_CHECKS } from '../../tools/deploy/live-checks';
import { stack } from '../stack';

it('the site passes all checks that npm run deploy makes on a live site', async () => {
  const passed: string[] = [];
  const failed = await failedLiveChecks({
    ...{ fetchPage: fetch, origin: stack().baseUrl, wait: (ms: number) => wait(ms) },
    log: (line) => passed.push(line),
  });
  expect(failed).toEqual([]);
  expect(passed).toHaveLength(LIVE_CHECKS.length);
});

import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { failedLiveChecks, LIVE_CHECKS } from '../../tools/deploy/live-checks';
import { stack } from '../stack';

it('the site passes all checks that npm run deploy makes on a live site', async () => {
  const passed: string[] = [];
  const failed = await failedLiveChecks({
    // An emulated function starts within seconds.
    ...{ fetchPage: fetch, origin: stack().baseUrl, wait: () => pause(1_000) },
    log: (line) => passed.push(line),
  });
  expect(failed).toEqual([]);
  expect(passed).toHaveLength(LIVE_CHECKS.length);
});

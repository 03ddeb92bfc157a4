import fc from 'fast-check';
import { describe, it } from 'vitest';
import { LEAD_KINDS } from './lead-requests';
import { histories, playHistory } from './ownership';
import { withApi } from './with-api';

const api = withApi();

/** npm run test:long draws others. */
const SEEDS = Array.from({ length: 10 }, (_, index) => index + 1);

describe.each(LEAD_KINDS)('%s', (kind) => {
  it.each(SEEDS)('an enquiry belongs to who sent it, whatever others know and send: history %i', async (seed) => {
    await fc.assert(
      fc.asyncProperty(histories, (history) => playHistory(api, history, kind)),
      { seed, numRuns: 1, endOnFailure: true },
    );
  });
});

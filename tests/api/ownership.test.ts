import fc from 'fast-check';
import { it } from 'vitest';
import { LEAD_KINDS } from './lead-requests';
import { histories, playHistory } from './ownership';
import { withApi } from './with-api';

const api = withApi();

/** npm run test:long draws others. */
const SEED = 33;

it.each(LEAD_KINDS)('an enquiry belongs to who sent it, whatever others know and send: %s', async (kind) => {
  await fc.assert(
    fc.asyncProperty(histories, (steps) => playHistory(api, steps, kind)),
    { seed: SEED, numRuns: 5, endOnFailure: true },
  );
});

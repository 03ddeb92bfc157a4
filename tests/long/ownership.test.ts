import fc from 'fast-check';
import { it } from 'vitest';
import { LEAD_KINDS } from '../api/lead-requests';
import { histories, playHistory } from '../api/ownership';
import { withApi } from '../api/with-api';

const api = withApi();

it.each(LEAD_KINDS)('an enquiry belongs to who sent it, in random histories: %s', { timeout: 1_800_000 }, async (kind) => {
  await fc.assert(
    fc.asyncProperty(histories, (history) => playHistory(api, history, kind)),
    { numRuns: 100, endOnFailure: true },
  );
});

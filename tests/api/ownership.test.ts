import fc from 'fast-check';
import { it } from 'vitest';
import { LEAD_KINDS } from './lead-requests';
import { histories, playHistory } from './ownership';
import { withApi } from './with-api';

const api = withApi();

/** Ten fixed histories, each kind in turn. npm run test:long draws others. */
const HISTORIES = Array.from({ length: 10 }, (_, index) => [index + 1, LEAD_KINDS[index % LEAD_KINDS.length]] as const);

it.each(HISTORIES)(
  'an enquiry belongs to its sender, for all that others know and send: history %i, %s',
  async (seed, kind) => {
    if (kind === undefined) throw new Error('No kind of lead');
    await fc.assert(
      fc.asyncProperty(histories, (history) => playHistory(api, history, kind)),
      { seed, numRuns: 1, endOnFailure: true },
    );
  },
);

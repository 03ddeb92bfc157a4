import type { statusEndpoints } from '@catalogue/contract/endpoints/status';
import { log } from '../platform/log';
import { countVitals } from '../status/count-vitals';
import { readLeadMetrics } from '../status/read-lead-metrics';
import { readStatus } from '../status/read-status';
import type { Handlers } from './route';
import { type Bucket, takeToken } from '../platform/token-bucket';

/** Reports per instance: each is one write. A flood costs no more than this, and only blurs the percentiles. */
const REPORTS = { burst: 40, perHour: 7_200 };
let bucket: Bucket | undefined;

export const handlers: Handlers<typeof statusEndpoints> = {
  read: async () => ({ data: await readStatus(), cache: 'private, no-store' }),

  leadMetrics: async () => ({ data: await readLeadMetrics(), cache: 'private, no-store' }),

  network: ({ network }) => Promise.resolve({ data: { network }, cache: 'private, no-store' }),

  async reportVitals({ body }) {
    const taken = takeToken(bucket, REPORTS, Date.now());
    bucket = taken.bucket;
    if (taken.wait === 0)
      await countVitals(body).catch((cause: unknown) => {
        log.warn('A page load was not counted', {}, cause);
      });
    return undefined;
  },
};

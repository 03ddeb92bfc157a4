import type { Status } from '@catalogue/contract/entities/status';

/** Google's list prices in dollars, and free amounts of a month, as of November 2026. */
const PRICES_OF = '2026-11';
const GIGABYTE = 1e9;
const DAYS = 30;

/** Usage of the schedules in a month, without visitors: docs/decisions/028-mail-push-status.md. */
const SCHEDULES = { jobs: 4, runs: 52_000, secondsPerRun: 0.5, readsPerRun: 3 };
/**
 * Usage of one page load behind the CDN: docs/decisions/028-mail-push-status.md. Reads: 2 of the server, and 5 of a device that finds one
 * change (docs/decisions/002-catalogue-file.md).
 */
const LOAD = { requests: 4, secondsPerRequest: 0.1, reads: 7, bytes: 500_000 };

export interface Usage {
  /** Page loads in a month. */
  loads: number;
  /** Bytes in Storage. */
  storedBytes: number;
}

const beyond = (amount: number, free: number): number => Math.max(0, amount - free);

/** What a month like this costs at list prices, by part. */
export function estimateCost({ loads, storedBytes }: Usage): Status['cost'] {
  const requests = SCHEDULES.runs + loads * LOAD.requests;
  const seconds = SCHEDULES.runs * SCHEDULES.secondsPerRun + loads * LOAD.requests * LOAD.secondsPerRequest;
  const reads = SCHEDULES.runs * SCHEDULES.readsPerRun + loads * LOAD.reads;
  const parts = [
    { name: 'Schedules', dollars: beyond(SCHEDULES.jobs, 3) * 0.1 },
    {
      name: 'Functions',
      // Half a gigabyte and one processor while a request is answered.
      dollars:
        (beyond(requests, 2_000_000) / 1e6) * 0.4 +
        beyond(seconds, 180_000) * 0.000024 +
        beyond(seconds / 2, 360_000) * 0.0000025,
    },
    { name: 'Firestore', dollars: (beyond(reads, 50_000 * DAYS) / 100_000) * 0.06 },
    { name: 'Storage', dollars: (storedBytes / GIGABYTE) * 0.026 },
    { name: 'Hosting', dollars: beyond((loads * LOAD.bytes) / GIGABYTE, 10) * 0.15 },
  ];
  return { pricesOf: PRICES_OF, dollars: parts.reduce((sum, part) => sum + part.dollars, 0), parts };
}

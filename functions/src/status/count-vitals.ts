import type { VitalsReport } from '@catalogue/contract/endpoints/status';
import { bucketOf, VITAL_NAMES } from '@catalogue/contract/web-vitals';
import { addToday, type Counters } from '../platform/daily-counters';
import { isKnownRelease } from './releases';

/** Adds a report to the histograms of today, and the device to its release at its first report of the day. */
export async function countVitals(report: VitalsReport): Promise<void> {
  const now = Date.now();
  const { page, release, isFirstToday } = report;
  const histograms: Counters = { loads: 1 };
  for (const name of VITAL_NAMES) {
    const value = report[name];
    if (value !== undefined) histograms[name] = { [bucketOf(name, value)]: 1 };
  }
  const counters: Counters = { vitals: { [page]: histograms } };
  // Devices send the release they have: an unknown one must not become a field of its own.
  if (isFirstToday) counters.devices = { [(await isKnownRelease(release, now)) ? release : 'unknown']: 1 };
  await addToday(counters, now);
}

import { expect, expectOnce, storedEnquiries, test } from '../enquiry/steps';
import { Device } from './device';
import { coverAll, EVENTS, eventsOf, historyOf, type History } from './history';

/** Histories that one device lives through, one after another. */
const HISTORIES_PER_DEVICE = 3;

const histories = Array.from({ length: 25 }, (_, index) => historyOf(index + 1));

/** npm test runs the fewest histories that contain every event; npm run test:long runs the others. */
const short = coverAll(histories, EVENTS);
const long = histories.filter((history) => !short.includes(history));

test.describe('every enquiry that was reported as sent or saved arrives once', () => {
  test('the short run contains every event', () => {
    const covered = new Set(short.flatMap(eventsOf));
    expect(EVENTS.filter((event) => !covered.has(event))).toEqual([]);
    expect(short.length).toBeLessThan(8);
  });

  for (const device of devicesOf(short)) runHistories(device, []);
  for (const device of devicesOf(long)) runHistories(device, ['@long']);
});

function devicesOf(all: readonly History[]): History[][] {
  const devices: History[][] = [];
  for (let start = 0; start < all.length; start += HISTORIES_PER_DEVICE)
    devices.push(all.slice(start, start + HISTORIES_PER_DEVICE));
  return devices;
}

function runHistories(own: readonly History[], tag: string[]): void {
  test(`histories ${own.map(({ seed }) => seed).join(', ')}`, { tag }, async ({ context, line }) => {
    test.setTimeout(own.length * 100_000);
    const device = new Device(context, line);
    await device.start();
    for (const { seed, steps, fates } of own) {
      await test.step(`history ${seed}: ${JSON.stringify({ steps, fates })}`, async () => {
        line.fates = [...fates];
        for (const step of steps) await device.take(step);
        await device.fairWeather();
      });
    }
    await Promise.all(device.told.map(expectOnce));
    for (const words of device.written) expect((await storedEnquiries(words)).length, words).toBeLessThanOrEqual(1);
  });
}

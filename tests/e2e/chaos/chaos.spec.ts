import { expect, expectOnce, storedEnquiries, test } from '../enquiry/steps';
import { Device } from './device';
import { coverAll, EVENTS, eventsOf, historyOf, type History } from './history';

test.use({ serviceWorkers: 'allow' });

/** Histories that one device lives through, one after another. */
const HISTORIES_PER_DEVICE = 3;

const histories = Array.from({ length: 25 }, (_, index) => historyOf(index + 1));

/** npm test -- --all runs the fewest histories that contain every event; npm run test:long runs the others. */
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
  test(`histories ${own.map(({ seed }) => seed).join(', ')} @ci`, { tag }, async ({ context, faultProxy }) => {
    test.setTimeout(own.length * 100_000);
    const device = new Device(context, faultProxy);
    await device.start();
    for (const { seed, steps, faults } of own) {
      await test.step(`history ${seed}: ${JSON.stringify({ steps, faults })}`, async () => {
        faultProxy.faults = [...faults];
        for (const step of steps) await device.run(step);
        await device.recover();
      });
    }
    await Promise.all(device.promised.map(expectOnce));
    for (const message of device.submitted) expect((await storedEnquiries(message)).length, message).toBeLessThanOrEqual(1);
  });
}

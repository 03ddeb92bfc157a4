import { expect, expectOnce, storedEnquiries, test } from '../enquiry/steps';
import { Device } from './device';
import { EVENTS, eventsOf, historyOf } from './history';

/** Devices, and how many histories each of them lives through, one after another. */
const DEVICES = 5;
const HISTORIES = 5;

const histories = Array.from({ length: DEVICES * HISTORIES }, (_, place) => historyOf(place + 1));

test.describe('whatever happens, every enquiry that was called sent or saved arrives once', () => {
  test.describe.configure({ mode: 'parallel' });

  test('everything that can happen happens in some history', () => {
    const happens = new Set(histories.flatMap(eventsOf));
    expect(EVENTS.filter((event) => !happens.has(event))).toEqual([]);
  });

  for (let place = 0; place < DEVICES; place += 1) {
    const own = histories.slice(place * HISTORIES, (place + 1) * HISTORIES);
    test(`histories ${own[0]?.seed} to ${own.at(-1)?.seed}`, async ({ context, line }) => {
      test.setTimeout(HISTORIES * 100_000);
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
});

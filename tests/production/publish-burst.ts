import { stack } from '../stack';
import { startEventDelivery } from './firestore-events';
import { cpuSeconds, startFunction } from './function-process';
import type { FunctionProcess } from './function-process';
import { functionVariables } from './function-variables';
import { pollCatalogue, publishedCount } from './poll-catalogue';
import type { Polled } from './poll-process';
import { writeProducts } from './write-products';

export interface Burst {
  products: number;
  /** Characters of each description. */
  characters: number;
  prefix: string;
  /** Milliseconds after the start at which the publisher is killed. */
  killAfterMs?: readonly number[];
  /** After this time the burst has failed. */
  limitSeconds: number;
}

export interface BurstResult {
  /** Between the first write and the moment when visitors can load everything. */
  seconds: number;
  writtenAfterSeconds: number;
  /** Answers while products were written and published. */
  busy: Polled;
  /** Answers of the same function afterwards, for comparison. */
  idle: Polled;
  /** Processor time of the function `site` for each answer, refreshes included, ms. */
  processorMsPerAnswer: number;
  publisherMemoryMb: number;
  catalogueMemoryMb: number;
}

const LOOK_MS = 250;
/** How long answers are measured once everything is published. */
const IDLE_MS = 3_000;
/** The schedule of resumePublishing is a minute. Kills make up for lost time. */
const SCHEDULE_MS = 5_000;

const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Calls a scheduled function as Cloud Scheduler does, only more often: one call at a time. */
function startScheduler(scheduled: FunctionProcess) {
  let running: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    running ??= fetch(scheduled.url, { method: 'POST' })
      .catch(() => undefined)
      .finally(() => (running = undefined));
  }, SCHEDULE_MS);
  return {
    peakMemoryMb: scheduled.peakMemoryMb,
    /** A call ends first: its lease would hold up the next burst for a minute. */
    stop: async () => {
      clearInterval(timer);
      await running;
      await scheduled.kill();
    },
  };
}

/** Writes a burst of products, delivers their events and measures until all of them are published. */
export async function measureBurst(
  { products, characters, prefix, killAfterMs = [], limitSeconds }: Burst,
  source: string,
): Promise<BurstResult> {
  const start = (name: string, trigger: 'http' | 'cloudevent') =>
    startFunction({ name, trigger, source, memoryMb: 512, environment: functionVariables(name) });
  const catalogue = await start('site', 'http');
  let publisher = await start('publishProducts', 'cloudevent');
  const scheduler = startScheduler(await start('resumePublishing', 'http'));
  const polling = pollCatalogue(catalogue.url);
  const delivery = startEventDelivery(() => publisher.url, stack().projectId);
  const started = performance.now();
  const since = (): number => (performance.now() - started) / 1_000;
  const kills = killAfterMs.map(async (ms) => {
    await delay(ms);
    await publisher.kill();
    publisher = await start('publishProducts', 'cloudevent');
  });
  try {
    for await (const events of writeProducts(prefix, products, characters)) delivery.add(events);
    const writtenAfterSeconds = since();
    // Counting parses the whole file, so it waits for a new version.
    let counted = 0;
    for (let version = -1; counted < products;) {
      if (since() > limitSeconds) throw new Error(`Only ${counted} of ${products} products were published`);
      await delay(LOOK_MS);
      const newest = polling.newestVersion();
      if (newest === version) continue;
      counted = await publishedCount(catalogue.url, prefix, newest);
      version = newest;
    }
    const seconds = since();
    await Promise.all([delivery.end(), ...kills]);
    const busy = await polling.take();
    const processorMs = cpuSeconds(catalogue.pid) * 1_000;
    await delay(IDLE_MS);
    const idle = await polling.stop();
    return {
      seconds,
      writtenAfterSeconds,
      busy,
      idle,
      processorMsPerAnswer: processorMs / Object.values(busy.times).flat().length,
      publisherMemoryMb: Math.max(publisher.peakMemoryMb(), scheduler.peakMemoryMb()),
      catalogueMemoryMb: catalogue.peakMemoryMb(),
    };
  } finally {
    delivery.abort();
    await Promise.allSettled([polling.stop(), ...kills]);
    await Promise.all([catalogue.kill(), publisher.kill(), scheduler.stop()]);
  }
}

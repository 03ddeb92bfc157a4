import { catalogueFile } from '@catalogue/contract/entities/catalogue';
import { FieldValue } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { percentile } from '../perf/bench';
import { productFields } from '../fixtures/product-fields';
import { server } from '../stack';
import { startEventDelivery } from './firestore-events';
import type { DocumentEvent } from './firestore-events';
import { startFunction } from './function-process';
import type { FunctionProcess } from './function-process';

export interface Burst {
  products: number;
  /** Characters of each description. */
  characters: number;
  prefix: string;
  /** Milliseconds after the start at which the publisher is killed. */
  killAfterMs?: readonly number[];
}

export interface BurstResult {
  /** Between the first write and the moment when visitors can load everything. */
  seconds: number;
  writtenAfterSeconds: number;
  versions: number;
  answers: number;
  failedAnswers: number;
  p95Ms: number;
  slowestMs: number;
  publisherMemoryMb: number;
  catalogueMemoryMb: number;
}

const WRITE_BATCH = 250;
const POLL_MS = 100;
const SCHEDULE_MS = 5_000;

const words = [
  'steel',
  'bottle',
  'gift',
  'logo',
  'engraved',
  'festive',
  'hamper',
  'recycled',
  'matte',
  'office',
  'travel',
  'premium',
];

/** Text that compresses like a description does, not like one repeated letter. */
function description(length: number, seed: number): string {
  let text = '';
  for (let index = seed * 7_919; text.length < length; index += 13)
    text += `${words[index % words.length] ?? ''} ${(index * 2_654_435_761) % 9_973} `;
  return `<p>${text.slice(0, length).trim()}</p>`;
}

const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Requests the list like a CDN without a cache, until stopped. */
function poll(url: () => string) {
  const times: number[] = [];
  const versions = new Set<number>();
  let failed = 0;
  const stopped = new AbortController();
  const run = (async () => {
    while (!stopped.signal.aborted) {
      const started = performance.now();
      const answer = await fetch(`${url()}/catalogue-version.json`).catch(() => null);
      const file = await fetch(`${url()}/catalogue.json`, { headers: { 'accept-encoding': 'gzip' } }).catch(() => null);
      if (file?.status !== 200 || answer?.status !== 200) failed += 1;
      await file?.arrayBuffer();
      times.push((performance.now() - started) / 2);
      if (answer?.ok === true) versions.add(((await answer.json()) as { version: number }).version);
      await delay(POLL_MS);
    }
  })();
  return {
    stop: async () => {
      stopped.abort();
      await run;
      return { times, failed, versions: versions.size };
    },
  };
}

async function publishedCount(catalogue: FunctionProcess, prefix: string): Promise<number> {
  const answer = await fetch(`${catalogue.url}/catalogue.json`);
  if (!answer.ok) return 0;
  return v.parse(catalogueFile, await answer.json()).products.filter(({ id }) => id.startsWith(prefix)).length;
}

/** Calls a scheduled function as Cloud Scheduler does, only more often. */
function startScheduler(scheduled: FunctionProcess) {
  const timer = setInterval(() => void fetch(scheduled.url, { method: 'POST' }).catch(() => undefined), SCHEDULE_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return scheduled.kill();
    },
  };
}

/** Writes a burst of products, delivers their events and measures until all of them are published. */
export async function measureBurst(
  { products, characters, prefix, killAfterMs = [] }: Burst,
  source: string,
  environment: Record<string, string>,
): Promise<BurstResult> {
  const start = (name: string, trigger: 'http' | 'cloudevent') =>
    startFunction({ name, trigger, source, memoryMb: 512, environment });
  const catalogue = await start('catalogue', 'http');
  let publisher = await start('publishProducts', 'cloudevent');
  const project = environment.GCLOUD_PROJECT ?? '';
  const polling = poll(() => catalogue.url);
  const delivery = startEventDelivery(() => publisher.url, project);
  const started = performance.now();
  const since = (): number => (performance.now() - started) / 1_000;
  const scheduler = killAfterMs.length === 0 ? null : startScheduler(await start('publishLeftovers', 'http'));
  const kills = killAfterMs.map(async (ms) => {
    await delay(ms);
    await publisher.kill();
    publisher = await start('publishProducts', 'cloudevent');
  });
  try {
    for (let first = 0; first < products; first += WRITE_BATCH) {
      const batch = server.firestore().batch();
      const events: DocumentEvent[] = [];
      for (let index = first; index < Math.min(products, first + WRITE_BATCH); index += 1) {
        const path = `products/${prefix}${index}`;
        const after = productFields({ title: `Product ${index}`, description: description(characters, index) });
        batch.set(server.firestore().doc(path), {
          ...after,
          addedDate: FieldValue.serverTimestamp(),
          updatedAt: FieldValue.serverTimestamp(),
        });
        events.push({ path, after: { ...after, addedDate: new Date(), updatedAt: new Date() }, at: new Date() });
      }
      await batch.commit();
      delivery.add(events);
    }
    const writtenAfterSeconds = since();
    while ((await publishedCount(catalogue, prefix)) < products) {
      if (since() > 900) throw new Error(`Only ${await publishedCount(catalogue, prefix)} of ${products} were published`);
      await delay(500);
    }
    const seconds = since();
    await Promise.all([delivery.end(), ...kills]);
    const { times, failed, versions } = await polling.stop();
    return {
      seconds,
      writtenAfterSeconds,
      versions,
      answers: times.length,
      failedAnswers: failed,
      p95Ms: percentile(times, 0.95),
      slowestMs: Math.max(...times),
      publisherMemoryMb: publisher.peakMemoryMb(),
      catalogueMemoryMb: catalogue.peakMemoryMb(),
    };
  } finally {
    await polling.stop();
    await Promise.all([catalogue.kill(), publisher.kill(), scheduler?.stop()]);
  }
}

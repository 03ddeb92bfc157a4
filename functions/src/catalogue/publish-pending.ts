import { isDeepStrictEqual } from 'node:util';
import { pathOf } from './catalogue-change';
import type { CatalogueChange } from './catalogue-change';
import { NO_SEGMENTS } from './manifest';
import type { Manifest } from './manifest';
import { queueAll, NO_DOCUMENT } from './queue-documents';
import { LeaseLost } from './publish-port';
import type { Publication, PublishPort, ReadQueueEntry } from './publish-port';
import { PAGE, publishPage } from './publish-page';
import type { PublishedPage } from './publish-page';
import { log } from '../platform/log';

export interface PublishOptions {
  /** Returns after this time even if there is more to publish; the next call continues. */
  budgetMs?: number;
  /** Least time between two publications: each makes devices and caches fetch again. */
  intervalMs?: number;
  now?: () => number;
  pause?: (ms: number) => Promise<void>;
}

/** Shorter than the shortest time limit of a function that publishes. */
const BUDGET_MS = 480_000;
const INTERVAL_MS = 1_000;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Publishes every document in the queue. There is one publisher at a time: without the lease it returns at once, because the
 * holder looks at the queue again after it has given the lease back.
 *
 * @returns whether this call published anything or found nothing to do; false if another publisher is at work
 */
export async function publishPending(port: PublishPort, options: PublishOptions = {}): Promise<boolean> {
  const now = options.now ?? Date.now;
  const deadline = now() + (options.budgetMs ?? BUDGET_MS);
  let hasPublished = false;
  for (;;) {
    const token = await port.acquireLease();
    if (token === null) return hasPublished;
    try {
      await drain(port, token, { ...options, now, deadline });
    } catch (cause) {
      if (!(cause instanceof LeaseLost)) throw cause;
      log.warn('A publisher took longer than its lease; another one has continued');
      return hasPublished;
    } finally {
      await port.releaseLease(token);
    }
    hasPublished = true;
    // Callers that found the lease taken have returned, so this publisher must publish their entries.
    if (now() >= deadline || (await port.readEntries('', 1)).length === 0) return true;
  }
}

interface Drain extends PublishOptions {
  now: () => number;
  deadline: number;
}

/** Segments that are written but not committed. */
interface Draft {
  settings: Publication['settings'];
  segments: Manifest['segments'];
  replaced: string[];
  effects: CatalogueChange[];
  entries: ReadQueueEntry[];
}

const emptyDraft = (settings: Draft['settings'], segments: Manifest['segments']): Draft => ({
  settings,
  segments,
  replaced: [],
  effects: [],
  entries: [],
});

async function drain(port: PublishPort, token: string, options: Drain): Promise<void> {
  const { now, deadline, intervalMs = INTERVAL_MS, pause = sleep } = options;
  const manifest = await port.readManifest();
  // Without a manifest, all documents are published at once, because visitors must never see a part of them.
  let isFirst = manifest === null;
  if (isFirst) await queueAll(port, () => port.renewLease(token));
  let draft = await withSettings(port, token, emptyDraft(manifest?.settings, manifest?.segments ?? NO_SEGMENTS));
  let publishedAt = -Infinity;
  let hasWorked = false;

  const publish = async (): Promise<void> => {
    await pause(Math.max(0, publishedAt + intervalMs - now()));
    publishedAt = now();
    const committed = await port.commit(token, draft);
    await port.deleteEntries(draft.entries);
    await cleanUp(port, committed, now());
    draft = emptyDraft(committed.settings, committed.segments);
    isFirst = false;
  };

  let after = '';
  for (;;) {
    const entries = await port.readEntries(after, PAGE.entries);
    if (entries.length === 0) {
      if (isFirst || hasNews(draft)) await publish();
      if (after === '') break;
      after = '';
    } else {
      await port.renewLease(token);
      const page = await publishPage(port, draft.segments, entries);
      draft = await withSettings(port, token, join(draft, page));
      hasWorked = true;
      after = page.entries.at(-1)?.id ?? '';
      if (!isFirst) await (hasNews(draft) ? publish() : port.deleteEntries(page.entries));
      await port.report(page);
    }
    if (!isFirst && now() >= deadline) break;
  }
  if (hasWorked) await port.report({ examined: new Set(), failures: [] });
}

const hasNews = ({ effects, replaced }: Draft): boolean => effects.length > 0 || replaced.length > 0;

/** The draft with the current settings. Devices read settings only with a whole file, so a change makes them fetch it again. */
async function withSettings(port: PublishPort, token: string, draft: Draft): Promise<Draft> {
  const { published: settings } = await port.readSettings();
  if (settings === null || isDeepStrictEqual(settings, draft.settings)) return draft;
  // Before the commit: after a crash, the next publisher finds the old settings and queues the products again.
  if (settings?.priceAudience !== draft.settings?.priceAudience) {
    await queueAll(port, () => port.renewLease(token), ['products']);
  }
  return { ...draft, settings, effects: [...draft.effects, { kind: 'resync', path: pathOf('banners', NO_DOCUMENT), at: 0 }] };
}

const join = (draft: Draft, page: PublishedPage): Draft => ({
  settings: draft.settings,
  segments: page.segments,
  replaced: [...draft.replaced, ...page.replaced],
  effects: [...draft.effects, ...page.effects],
  entries: [...draft.entries, ...page.entries],
});

/** Readers of an earlier manifest fetch its segments within this time. */
export const READERS_MS = 10 * 60_000;

async function cleanUp(port: PublishPort, { replaced }: Manifest, now: number): Promise<void> {
  const old = replaced.filter(({ at }) => at < now - READERS_MS).map(({ id }) => id);
  if (old.length === 0) return;
  await port.deleteSegments(old).catch((cause: unknown) => {
    log.warn('Replaced segments could not be deleted; the nightly run deletes them', { count: old.length }, cause);
  });
}

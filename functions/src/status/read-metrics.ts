import {
  CATALOGUE_META,
  COLLECTIONS,
  LEAD_COLLECTIONS,
  LEAD_KINDS,
  PUBLISHING_STATUS,
  STATUS_DOCUMENTS,
} from '@catalogue/contract/collections';
import { catalogueMeta } from '@catalogue/contract/entities/catalogue';
import { moment } from '@catalogue/contract/entities/fields';
import { type Mail, mail as mailSchema } from '@catalogue/contract/entities/mail';
import { publishingStatus } from '@catalogue/contract/entities/publishing';
import type { Status } from '@catalogue/contract/entities/status';
import { JOB_NAMES } from '@catalogue/contract/jobs';
import * as v from 'valibot';
import { jobStore } from '../jobs/run-jobs';
import { countSpam } from '../leads/count-spam';
import { type Counters, readDays, under } from '../platform/daily-counters';
import type { Query, Timestamp } from '../platform/firestore';
import { firestore } from '../platform/firestore';
import { hostingOrigin } from '../platform/hosting';
import { ownRelease } from '../platform/release';
import { estimateCost } from './estimate-cost';
import type { Metrics } from './evaluate-health';
import { readReleases } from './releases';
import { errorsOf, devicesOf, loadsPerMonth, vitalsOf } from './sum-counters';

const HOUR_MS = 3_600_000;
/** More open mails than this are counted as this many. */
const MAILS = 100;
/** Pages of functions that only read, whose errors are not counted. */
const PROBED_PATHS = ['/', '/catalogue-version.json', '/sitemap.xml'];
const PROBE_TIMEOUT_MS = 20_000;

const storageUsed = v.object({ bytes: v.number(), files: v.number(), countedAt: moment });
const backupRecord = v.object({ at: moment });

/** A document of one shape; null if it is missing or has another shape. */
async function readAs<S extends v.GenericSchema>(schema: S, path: string): Promise<v.InferOutput<S> | null> {
  const parsed = v.safeParse(schema, (await firestore().doc(path).get()).data());
  return parsed.success ? parsed.output : null;
}

/** Requests pages through Hosting, like a visitor. */
function probeSite(): Promise<Status['site']> {
  return Promise.all(
    PROBED_PATHS.map(async (path) => {
      const startedAt = performance.now();
      const isUp = await hostingOrigin()
        .then((origin) => fetch(origin + path, { signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) }))
        .then(async (response) => {
          await response.arrayBuffer();
          return response.ok;
        })
        .catch(() => false);
      return { path, isUp, milliseconds: Math.round(performance.now() - startedAt) };
    }),
  );
}

async function readOpen(mails: Query): Promise<Mail[]> {
  const { docs } = await mails.where('state', 'in', ['queued', 'sending', 'failed']).limit(MAILS).get();
  return docs
    .map((document) => v.safeParse(mailSchema, document.data()))
    .flatMap(({ success, output }) => (success ? output : []));
}

async function readMails(): Promise<Status['mails']> {
  const mails = firestore().collection(COLLECTIONS.mail);
  // Only mails to staff tell of a defect: a confirmation may have an address that takes no mail. Many of these hide none of those.
  const [open, toStaff] = await Promise.all([readOpen(mails), readOpen(mails.where('audience', '==', 'staff'))]);
  const isFailed = ({ state }: Mail): boolean => state === 'failed';
  const sinceWhen = toStaff.filter((mail) => !isFailed(mail)).map(({ createdAt }) => createdAt);
  return {
    waiting: open.filter((mail) => !isFailed(mail)).length,
    oldestWaitingAt: sinceWhen.length === 0 ? null : Math.min(...sinceWhen),
    failed: open.filter(isFailed).length,
    attempts: Math.max(0, ...toStaff.filter(isFailed).map(({ attempts }) => attempts)),
  };
}

async function readSpam(now: number): Promise<Status['spam']> {
  const since = now - HOUR_MS;
  const counts = await Promise.all(
    LEAD_KINDS.map(async (kind) => {
      const recent = firestore().collection(LEAD_COLLECTIONS[kind]).where('createdAt', '>', new Date(since));
      const [all, spam] = await Promise.all([recent.count().get(), countSpam(kind, since, now)]);
      return { leads: all.data().count, spam };
    }),
  );
  return {
    leads: counts.reduce((sum, { leads }) => sum + leads, 0),
    spam: counts.reduce((sum, { spam }) => sum + spam, 0),
  };
}

async function readBackup(): Promise<Status['backup']> {
  const [folder, daily] = await Promise.all([
    readAs(backupRecord, STATUS_DOCUMENTS.backup),
    readAs(backupRecord, STATUS_DOCUMENTS.managedBackup),
  ]);
  const known = [
    ...(folder ? [{ at: folder.at, kind: 'folder' as const }] : []),
    ...(daily ? [{ at: daily.at, kind: 'daily' as const }] : []),
  ];
  return known.sort((one, other) => other.at - one.at)[0] ?? null;
}

/** Counts the queue itself: a publisher that does not run reports nothing. */
async function readPublishing(): Promise<Status['publishing']> {
  const queue = firestore().collection(COLLECTIONS.publishQueue);
  const [meta, state, pending, oldest] = await Promise.all([
    readAs(catalogueMeta, CATALOGUE_META),
    readAs(publishingStatus, PUBLISHING_STATUS),
    queue.count().get(),
    queue.orderBy('markedAt').limit(1).get(),
  ]);
  return {
    publishedAt: meta?.asOf ?? null,
    pending: pending.data().count,
    oldestAt: (oldest.docs[0]?.get('markedAt') as Timestamp | undefined)?.toMillis() ?? null,
    failures: state?.failures.length ?? 0,
  };
}

/** All metrics of the status. It reads about 40 documents. */
export async function readMetrics(now: number): Promise<Metrics> {
  const [site, publishing, mails, spam, backup, successes, storage, release, releases, days] = await Promise.all([
    probeSite(),
    readPublishing(),
    readMails(),
    readSpam(now),
    readBackup(),
    jobStore.read(),
    readAs(storageUsed, STATUS_DOCUMENTS.storage),
    ownRelease(),
    readReleases(),
    readDays(now),
  ]);
  const [today = {}, yesterday = {}]: readonly Counters[] = days;
  return {
    ...{ checkedAt: now, release, site, publishing, mails, spam, backup, storage },
    jobs: JOB_NAMES.map((name) => ({ name, at: successes[name] ?? null })),
    errors: errorsOf(under(today, 'errors'), under(yesterday, 'errors'), now),
    devices: devicesOf(days, release === null ? releases : [release, ...releases]),
    vitals: vitalsOf(days),
    cost: estimateCost({ loads: loadsPerMonth(days), storedBytes: storage?.bytes ?? 0 }),
  };
}

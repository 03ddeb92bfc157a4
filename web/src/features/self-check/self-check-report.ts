import { read, readAll, storageError } from '../../data/device-store/database';
import { DOWNLOADED_PICTURES } from '../../data/offline-files/picture-caches';
import { installedRelease, runningRelease } from '../../data/release/releases';
import { storageSpace } from '../../data/device-store/storage-space';
import { storedCounts } from '../../data/device-store/stored-counts';
import { workerRegistration } from '../../data/release/worker-registration';
import { formatBytes, formatMoment } from '../../lib/format';
import { isTimeout, within } from '../../lib/within';
import { probeAll, type ProbeResult } from './probe-network';
import { SELF_CHECK_TEXTS as texts } from './self-check-texts';

export interface ReportRow {
  label: string;
  value: string;
  /** Whether it is a fault. */
  isBad?: boolean;
}

export interface ReportSection {
  title: string;
  rows: ReportRow[];
}

/** A part that hangs is what this page is opened for: the others are shown all the same. */
const TIMEOUT_MS = { part: 8_000, section: 20_000 } as const;

/** A row about a part of the browser that may hang. */
async function rowOf(label: string, part: () => Promise<Omit<ReportRow, 'label'>>): Promise<ReportRow> {
  try {
    return { label, ...(await within(TIMEOUT_MS.part, part())) };
  } catch (error) {
    return { label, value: isTimeout(error) ? texts.noAnswer : texts.unknown, isBad: true };
  }
}

const sectionOf = async (title: string, rows: Promise<ReportRow[]>): Promise<ReportSection> => ({
  title,
  rows: await within(TIMEOUT_MS.section, rows).catch(() => [{ label: title, value: texts.noAnswer, isBad: true }]),
});

/** Everything the page shows. No value comes from what people entered; outbox items count by state only. Never rejects. */
export function selfCheckReport(): Promise<ReportSection[]> {
  const { sections } = texts;
  return Promise.all([
    sectionOf(sections.network, networkRows()),
    sectionOf(sections.versions, versionRows()),
    sectionOf(sections.storage, storageRows()),
    sectionOf(sections.work, workRows()),
  ]);
}

/** The report as lines for support. */
export const reportText = (sections: readonly ReportSection[], browser: string, at: number): string =>
  [
    new Date(at).toISOString(),
    browser,
    ...sections.flatMap(({ title, rows }) => ['', title, ...rows.map(({ label, value }) => `${label}: ${value}`)]),
  ].join('\n');

const MINUTE_MS = 60_000;

async function networkRows(): Promise<ReportRow[]> {
  const results = await probeAll();
  return [
    ...results.map(({ name, outcome, milliseconds }) => ({
      label: texts.probes[name],
      value: texts.outcomes[outcome](milliseconds),
      isBad: outcome !== 'through',
    })),
    clockRow(results),
  ];
}

/** The row about the device's clock, measured by the server's. */
export function clockRow(results: readonly ProbeResult[]): ReportRow {
  const errors = results.flatMap(({ clockError }) => clockError ?? []);
  if (errors.length === 0) return { label: texts.clock, value: texts.clockUnknown };
  const minutes = Math.round(Math.min(...errors.map(Math.abs)) / MINUTE_MS) * Math.sign(errors[0] ?? 0);
  return minutes === 0
    ? { label: texts.clock, value: texts.clockRight }
    : { label: texts.clock, value: texts.clockWrong(minutes), isBad: true };
}

/** Memory has only what this page has seen; where the browser has no storage, that is all there is. */
const isStorageSilent = (): boolean => storageError() === 'blocked' || storageError() === 'broken';

async function versionRows(): Promise<ReportRow[]> {
  const running = runningRelease();
  const [worker, stored] = await Promise.all([
    rowOf(texts.worker, () => workerState(running)),
    rowOf(texts.catalogue, catalogueState),
  ]);
  return [{ label: texts.app, value: running ?? texts.unknown }, worker, stored];
}

async function workerState(running: string | null): Promise<Omit<ReportRow, 'label'>> {
  const [registration, installed] = await Promise.all([workerRegistration(), installedRelease()]);
  if (!registration?.active || installed === null) return { value: texts.workerStates.none, isBad: true };
  if (registration.waiting) return { value: texts.workerStates.waiting(installed) };
  return installed === running ? { value: installed } : { value: texts.workerStates.other(installed), isBad: true };
}

async function catalogueState(): Promise<Omit<ReportRow, 'label'>> {
  const [list, confirmed] = await Promise.all([read('catalogue', 'list'), read('catalogue', 'confirmed')]);
  const version = fieldOf(list, 'version');
  const when = typeof confirmed === 'number' ? formatMoment(confirmed) : texts.never;
  if (typeof version === 'number') return { value: texts.catalogueVersion(version, when) };
  return { value: isStorageSilent() ? texts.noAnswer : texts.catalogueNone, isBad: true };
}

async function storageRows(): Promise<ReportRow[]> {
  const [space, pictures, stores] = await Promise.all([
    storageSpace(),
    rowOf(texts.pictures, async () => ({ value: String(await countPictures()) })),
    rowOf(texts.stores, async () => ({ value: countsText(await storedCounts()) })),
  ]);
  const error = storageError();
  return [
    { label: texts.used, value: space ? formatBytes(space.used) : texts.unknown },
    { label: texts.left, value: space ? formatBytes(space.left) : texts.unknown },
    { label: texts.kept, value: space ? (space.persisted ? texts.yes : texts.no) : texts.unknown },
    pictures,
    { label: texts.database, value: error ? texts.databaseErrors[error] : texts.works, isBad: error !== null },
    stores,
  ];
}

const countsText = (counts: Record<string, number> | null): string =>
  counts
    ? Object.entries(counts)
        .map(([name, count]) => `${name} ${count}`)
        .join(', ')
    : texts.unknown;

async function countPictures(): Promise<number> {
  if (!('caches' in globalThis) || !(await caches.has(DOWNLOADED_PICTURES))) return 0;
  return (await (await caches.open(DOWNLOADED_PICTURES)).keys()).length;
}

function workRows(): Promise<ReportRow[]> {
  const items = readAll('outbox');
  const count = (isCounted: (state: unknown) => boolean) => async () => {
    const states = [...(await items).values()].map((item) => fieldOf(fieldOf(item, 'state'), 'name'));
    return countOf(states.filter(isCounted).length);
  };
  return Promise.all([
    rowOf(
      texts.outbox.waiting,
      count((state) => state !== 'sent' && state !== 'needsYou'),
    ),
    rowOf(
      texts.outbox.needsYou,
      count((state) => state === 'needsYou'),
    ),
    rowOf(
      texts.outbox.sent,
      count((state) => state === 'sent'),
    ),
    rowOf(texts.drafts, async () => countOf((await readAll('drafts')).size)),
  ]);
}

const countOf = (count: number): Omit<ReportRow, 'label'> =>
  isStorageSilent() ? { value: texts.noAnswer, isBad: true } : { value: String(count) };

const fieldOf = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[field] : undefined;

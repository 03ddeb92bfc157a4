import { read, readAll, storageError } from '../../data/device-store/database';
import { DOWNLOADED_PICTURES } from '../../data/offline-files/picture-caches';
import { installedRelease, runningRelease } from '../../data/release/releases';
import { storageSpace } from '../../data/device-store/storage-space';
import { storedCounts } from '../../data/device-store/stored-counts';
import { formatBytes, formatMoment } from '../../lib/format';
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

/** Everything the page shows. No value comes from what people entered; outbox items count by state only. */
export async function selfCheckReport(): Promise<ReportSection[]> {
  const [network, versions, storage, work] = await Promise.all([networkRows(), versionRows(), storageRows(), workRows()]);
  const { sections } = texts;
  return [
    { title: sections.network, rows: network },
    { title: sections.versions, rows: versions },
    { title: sections.storage, rows: storage },
    { title: sections.work, rows: work },
  ];
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

async function versionRows(): Promise<ReportRow[]> {
  const running = runningRelease();
  const [worker, list, confirmed] = await Promise.all([
    workerRow(running),
    read('catalogue', 'list'),
    read('catalogue', 'confirmed'),
  ]);
  const version = fieldOf(list, 'version');
  const when = typeof confirmed === 'number' ? formatMoment(confirmed) : texts.never;
  return [
    { label: texts.app, value: running ?? texts.unknown },
    worker,
    {
      label: texts.catalogue,
      value: typeof version === 'number' ? texts.catalogueVersion(version, when) : texts.catalogueNone,
      isBad: typeof version !== 'number',
    },
  ];
}

async function workerRow(running: string | null): Promise<ReportRow> {
  const [registration, installed] = await Promise.all([
    'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined,
    installedRelease(),
  ]);
  const label = texts.worker;
  if (!registration?.active || installed === null) return { label, value: texts.workerStates.none, isBad: true };
  if (registration.waiting) return { label, value: texts.workerStates.waiting(installed) };
  return installed === running
    ? { label, value: installed }
    : { label, value: texts.workerStates.other(installed), isBad: true };
}

async function storageRows(): Promise<ReportRow[]> {
  const [space, pictures, counts] = await Promise.all([storageSpace(), countPictures(), storedCounts()]);
  const error = storageError();
  return [
    { label: texts.used, value: space ? formatBytes(space.used) : texts.unknown },
    { label: texts.left, value: space ? formatBytes(space.left) : texts.unknown },
    { label: texts.kept, value: space ? (space.persisted ? texts.yes : texts.no) : texts.unknown },
    { label: texts.pictures, value: String(pictures) },
    { label: texts.database, value: error ? texts.databaseErrors[error] : texts.works, isBad: error !== null },
    {
      label: texts.stores,
      value: counts
        ? Object.entries(counts)
            .map(([name, count]) => `${name} ${count}`)
            .join(', ')
        : texts.unknown,
    },
  ];
}

async function countPictures(): Promise<number> {
  if (!('caches' in globalThis) || !(await caches.has(DOWNLOADED_PICTURES))) return 0;
  return (await (await caches.open(DOWNLOADED_PICTURES)).keys()).length;
}

async function workRows(): Promise<ReportRow[]> {
  const [items, drafts] = await Promise.all([readAll('outbox'), readAll('drafts')]);
  const states = [...items.values()].map((item) => fieldOf(fieldOf(item, 'state'), 'name'));
  const count = (isCounted: (state: unknown) => boolean): string => String(states.filter(isCounted).length);
  return [
    { label: texts.outbox.waiting, value: count((state) => state !== 'sent' && state !== 'needsYou') },
    { label: texts.outbox.needsYou, value: count((state) => state === 'needsYou') },
    { label: texts.outbox.sent, value: count((state) => state === 'sent') },
    { label: texts.drafts, value: String(drafts.size) },
  ];
}

const fieldOf = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[field] : undefined;

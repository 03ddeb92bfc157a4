import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { deleteData, existingFolder, localDataFolder, saveData } from './emulators/data';
import { formatLogLine } from './emulators/log-lines';
import type { Service } from './emulators/suite';
import { aborted, interruptSignal } from './interrupt-signal';
import { readShift } from './options';
import { portsOf } from './ports';
import { DATA, ROOT } from './root';
import { startSeededSuite } from './seed-suite';
import { UserError } from './user-error';

export interface LocalSite {
  command: 'npm start' | 'npm run dev';
  services: readonly Service[];
  /** Builds what the emulators load. */
  prepare: () => Promise<unknown>;
  /** Goes on beside the starting emulators; resolves to what ends it. */
  startFrontend: (shift: number) => Promise<() => Promise<void>>;
  /** Whether to show all that functions log. */
  verbose: boolean;
}

/** The whole product on this machine until Ctrl-C: the emulators with the data of the last time, seeded the first time. */
export async function runLocalSite({
  command,
  services,
  prepare,
  startFrontend: accompany,
  verbose: isTalkative,
}: LocalSite): Promise<number> {
  const startedAt = Date.now();
  const { values } = parseArgs({ options: { shift: { type: 'string' }, fresh: { type: 'boolean' } } });
  const shift = readShift(values.shift);
  const stop = interruptSignal();
  const kept = localDataFolder(shift);
  if (values.fresh) deleteData(kept);
  const importFrom = existingFolder(kept);
  console.log(importFrom ? 'Starting with the data of the last time' : 'Starting with the catalogue of the seed');

  await prepare();
  const onLine = (line: string) => {
    const shown = stop.aborted ? undefined : formatLogLine(line, isTalkative);
    if (shown) console.log(shown);
  };
  const failed = new AbortController();
  const starting = startSeededSuite(
    { shift, only: services, onLine, ...(importFrom ? { importFrom } : {}) },
    AbortSignal.any([stop, failed.signal]),
  );
  const accompanying = accompany(shift).catch((error: unknown) => {
    failed.abort();
    throw error;
  });
  const [companion, started] = await Promise.allSettled([accompanying, starting]);
  try {
    if (companion.status === 'rejected') throw companion.reason;
    if (started.status === 'rejected') throw started.reason;
    const suite = started.value;
    if (stop.aborted) return 130;
    console.log(welcome(command, shift, suite.log, Date.now() - startedAt));
    const isAsked = await Promise.race([suite.ended.then(() => false), aborted(stop).then(() => true)]);
    if (!isAsked) throw new UserError(`The emulators ended by themselves: ${relative(ROOT, suite.log)} may say why.`);
    console.log('\nSaving the data and stopping');
    await saveData(shift, kept);
    return 0;
  } finally {
    if (companion.status === 'fulfilled') await companion.value();
    if (started.status === 'fulfilled') await started.value.stop();
  }
}

/** The last words before the person takes over. */
export function welcome(command: LocalSite['command'], shift: number, log: string, tookMs: number): string {
  const ports = portsOf(shift);
  const options = shift === 0 ? '' : ` --shift ${shift}`;
  return `
  The site      http://127.0.0.1:${ports.hosting}      ready after ${(tookMs / 1000).toFixed(0)} s
  Staff         admin@example.com      Admin#2026
  Customer      visitor@example.com    User#2026

  Functions ${ports.functions}, Firestore ${ports.firestore}, Auth ${ports.auth}, Storage ${ports.storage}; log in ${relative(ROOT, log)}
  Ctrl-C stops and keeps the data in ${relative(ROOT, DATA)}; ${command} --${options} --fresh starts over
`;
}

import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { autosaver } from './emulators/autosave';
import { deleteData, existingFolder, localDataFolder, saveData } from './emulators/data';
import { formatLogLine } from './emulators/log-lines';
import type { Service } from './emulators/suite';
import { suiteDefect } from './emulators/while-healthy';
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
  /** Runs while the emulators start. Resolves to a function that stops the frontend. */
  startFrontend: (shift: number) => Promise<() => Promise<void>>;
  /** Shows everything that functions log. */
  verbose: boolean;
}

/** Runs the whole product on this machine until Ctrl-C, with the data of the last run or else the seed. */
export async function runLocalSite({ command, services, prepare, startFrontend, verbose }: LocalSite): Promise<number> {
  const startedAt = Date.now();
  const { values } = parseArgs({ options: { shift: { type: 'string' }, fresh: { type: 'boolean' } } });
  const shift = readShift(values.shift);
  const stop = interruptSignal();
  const folder = localDataFolder(shift);
  if (values.fresh) deleteData(folder);
  const importFrom = existingFolder(folder);
  console.log(importFrom ? 'Starting with the data of the last run' : 'Starting with the seed');

  await prepare();
  const onLine = (line: string) => {
    const shown = stop.aborted ? undefined : formatLogLine(line, verbose);
    if (shown) console.log(shown);
  };
  const failed = new AbortController();
  const starting = startSeededSuite(
    { shift, only: services, onLine, ...(importFrom ? { importFrom } : {}) },
    AbortSignal.any([stop, failed.signal]),
  );
  const startingFrontend = startFrontend(shift).catch((error: unknown) => {
    failed.abort();
    throw error;
  });
  const autosave = autosaver(() => saveData(shift, folder));
  const [frontend, started] = await Promise.allSettled([startingFrontend, starting]);
  try {
    if (frontend.status === 'rejected') throw frontend.reason;
    if (started.status === 'rejected') throw started.reason;
    const suite = started.value;
    if (stop.aborted) return 130;
    console.log(welcome(command, shift, suite.log, Date.now() - startedAt));
    autosave.start();
    const defect = await Promise.race([suiteDefect(suite, services, stop), aborted(stop).then(() => undefined)]);
    if (defect !== undefined) throw new UserError(adviceAfter(defect, autosave.lastSavedAt(), command, suite.log));
    console.log('\nSaving the data and stopping');
    await autosave.stop();
    await saveData(shift, folder);
    return 0;
  } finally {
    if (frontend.status === 'fulfilled') await frontend.value();
    if (started.status === 'fulfilled') await started.value.stop();
    await autosave.stop();
  }
}

/** What a person reads when the emulators have failed: what happened, which data is safe, how to go on. */
export function adviceAfter(defect: string, savedAt: Date | null, command: LocalSite['command'], log: string): string {
  const data = savedAt
    ? `The data of ${savedAt.toLocaleTimeString('en-GB')} is saved.`
    : 'Nothing was saved since the start: the data is that of the last stop.';
  return `${defect} ${data} Run ${command} again to go on; the log is ${relative(ROOT, log)}.`;
}

/** The message that is printed when the site is ready. */
function welcome(command: LocalSite['command'], shift: number, log: string, tookMs: number): string {
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

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import { buildFunctions, buildWeb } from './build';
import { interruptSignal } from './interrupt-signal';
import { readShift } from './options';
import { ROOT } from './root';
import { startSeededSuite } from './seed-suite';
import { runCommand } from './user-error';
import type { Bench, Measured } from '../tests/perf/bench';

const FOLDER = join(ROOT, 'tests/perf');

/** npm run bench [-- --only search]: runs each tests/perf/*.bench.ts and prints ours beside naive and the goal. */
async function bench(): Promise<number> {
  const { values } = parseArgs({
    options: { only: { type: 'string', default: '' }, shift: { type: 'string', default: '200' } },
  });
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.bench.ts') && file.includes(values.only))
    .sort();
  const benches = await Promise.all(
    files.map(async (file) => ({
      file,
      ...((await import(pathToFileURL(join(FOLDER, file)).href)) as { bench: Bench }).bench,
    })),
  );

  const all: Measured[] = [];
  const failed: string[] = [];
  // A failing bench costs only its own figures.
  const runAll = async (some: typeof benches) => {
    for (const { file, run } of some) {
      console.log(`Measuring: ${file}`);
      await run().then(
        (measured) => all.push(...measured),
        (error: unknown) => {
          console.error(error);
          failed.push(file);
        },
      );
    }
  };
  await runAll(benches.filter(({ needsStack }) => !needsStack));
  const overStack = benches.filter(({ needsStack }) => needsStack);
  if (overStack.length > 0) {
    await Promise.all([buildFunctions(), buildWeb()]);
    const suite = await startSeededSuite({ shift: readShift(values.shift) }, interruptSignal());
    Object.assign(process.env, suite.environment);
    try {
      await runAll(overStack);
    } finally {
      await suite.stop();
    }
  }
  const allMet = report(all);
  if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}`);
  return allMet && failed.length === 0 ? 0 : 1;
}

const HEAD = ['', 'naive', 'Firestore cache', 'ours', 'naive / ours', 'target', ''] as const;

const show = (value: number | undefined, unit: string): string =>
  value === undefined ? '' : `${value < 10 ? Number(value.toPrecision(2)) : Math.round(value)} ${unit}`;

/** Prints the figures; returns whether every goal was met. */
function report(all: readonly Measured[]): boolean {
  const isMet = ({ ours, atMost }: Measured): boolean => atMost === undefined || ours <= atMost;
  const rows = all.map((one) => [
    one.what,
    show(one.naive, one.unit),
    show(one.cache, one.unit),
    show(one.ours, one.unit),
    one.naive === undefined || one.ours === 0 ? '' : `${Number((one.naive / one.ours).toPrecision(2))}`,
    one.atMost === undefined ? '' : `<= ${show(one.atMost, one.unit)}`,
    isMet(one) ? '' : 'MISSED',
  ]);
  const widths = HEAD.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of [HEAD, ...rows]) {
    const cells = row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)));
    console.log(cells.join('  ').trimEnd());
  }
  return all.every(isMet);
}

await runCommand(bench);

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { mutantsOf } from '../rules/mutants';
import type { Mutant } from '../rules/mutants';

/** Rules are per project, so that several mutants are tested at once in one emulator. */
const WORKERS = 3;
const folder = mkdtempSync(join(tmpdir(), 'rules-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Whether the rules tests pass with these rules. */
function survives({ rules }: Mutant, worker: number): Promise<boolean> {
  const file = join(folder, `${worker}.rules`);
  writeFileSync(file, rules);
  const vitest = join('node_modules', 'vitest', 'vitest.mjs');
  const parameters = [vitest, 'run', '--project', 'rules', '--bail', '1', '--reporter', 'dot', 'tests/rules/firestore.test.ts'];
  const env = { ...process.env, FIRESTORE_RULES: file, RULES_PROJECT: `demo-catalogue-mutant-${worker}` };
  return new Promise((resolve) => {
    spawn(process.execPath, parameters, { env, stdio: 'ignore' }).once('close', (code) => resolve(code === 0));
  });
}

/** RULES_MUTANTS=0-50 tests a part of them. */
function chosen(mutants: readonly Mutant[]): readonly Mutant[] {
  const [from = 0, to = mutants.length] = (process.env.RULES_MUTANTS ?? '').split('-').filter(Boolean).map(Number);
  return mutants.slice(from, to);
}

it('the rules tests detect every condition that is negated or dropped', { timeout: 3_600_000 }, async () => {
  const waiting = [...chosen(mutantsOf(readFileSync('firestore.rules', 'utf8')))];
  expect(waiting.length).toBeGreaterThan(0);
  const survivors: string[] = [];
  const work = async (worker: number): Promise<void> => {
    for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
      if (await survives(mutant, worker)) survivors.push(mutant.name);
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, (_, worker) => work(worker)));
  expect(survivors).toEqual([]);
});

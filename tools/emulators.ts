import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { buildFunctions, buildWeb } from './build';
import { aborted, interruptSignal } from './interrupt-signal';
import { readShift } from './options';
import { startSeededSuite } from './seed-suite';
import { SERVICES, startSuite, type Service } from './emulators/suite';
import { whileHealthy } from './emulators/while-healthy';
import { runCommand, UserError } from './user-error';

/**
 * Runs a fresh suite for one command, or until Ctrl-C:
 *   node tools/run.mjs emulators --shift 400 [--only auth,firestore] [--seed] -- <command>
 */
async function emulators(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { shift: { type: 'string' }, only: { type: 'string' }, seed: { type: 'boolean' } },
    allowPositionals: true,
  });
  const shift = readShift(values.shift);
  const only = values.only ? readServices(values.only) : SERVICES;
  if (only.includes('functions')) await buildFunctions();
  if (only.includes('hosting')) await buildWeb();

  const stop = interruptSignal();
  const suite = await (values.seed ? startSeededSuite({ shift, only }, stop) : startSuite({ shift, only }));
  try {
    if (positionals.length > 0)
      return await whileHealthy(suite, only, (dead) => run(positionals, suite.environment, AbortSignal.any([stop, dead])));
    for (const [name, value] of Object.entries(suite.environment)) console.log(`export ${name}=${value}`);
    console.log('The emulators are ready. Ctrl-C stops them.');
    await Promise.race([suite.ended, aborted(stop)]);
    return 0;
  } finally {
    await suite.stop();
  }
}

function readServices(text: string): Service[] {
  return text.split(',').map((name) => {
    const service = SERVICES.find((candidate) => candidate === name.trim());
    if (!service) throw new UserError(`There is no emulator "${name}": --only takes some of ${SERVICES.join(',')}.`);
    return service;
  });
}

function run([command = '', ...parameters]: string[], environment: Record<string, string>, stop: AbortSignal): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, { stdio: 'inherit', env: { ...process.env, ...environment } });
    stop.addEventListener('abort', () => child.kill('SIGTERM'));
    child.once('error', reject);
    child.once('close', (code) => {
      resolve(code ?? 1);
    });
  });
}

await runCommand(emulators);

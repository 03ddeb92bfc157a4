/**
 * Changes firebase-tools' emulator of functions: a function's process takes as many calls at once as its `concurrency` says, as an instance in
 * the cloud does. The emulator itself starts another process for each call at work, which costs 2.4 s of processor time, and hides
 * what calls share in memory. It has no option for that: the classes changed here are those of the version in package.json.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** A process of a function. */
interface Worker {
  state: string;
  request: (...parameters: unknown[]) => Promise<void>;
}
interface Pool {
  cleanUpWorkers: () => void;
  getTriggerWorkers: (id: string, runtime: string) => Worker[];
  getIdleWorker: (id: string, runtime: string) => Worker | undefined;
  readyForWork: (id: string, runtime: string) => boolean;
}
interface Emulator {
  /** Without a function: the process that only tells which functions there are. */
  startRuntime: (backend: unknown, trigger?: { id: string }) => Promise<Worker>;
}
interface Endpoint {
  region: string;
  id: string;
  concurrency?: number;
}

const endpoints = require('firebase-tools/lib/emulator/functionsEmulatorShared') as {
  emulatedFunctionsFromEndpoints: (endpoints: readonly Endpoint[]) => unknown;
};
const { FunctionsEmulator } = require('firebase-tools/lib/emulator/functionsEmulator') as {
  FunctionsEmulator: { prototype: Emulator };
};
const { RuntimeWorker, RuntimeWorkerPool } = require('firebase-tools/lib/emulator/functionsRuntimeWorker') as {
  RuntimeWorker: { prototype: Worker };
  RuntimeWorkerPool: { prototype: Pool };
};

/** By the id of the function. */
const limits = new Map<string, number>();
const starts = new Map<string, Promise<Worker>>();
/** Calls at work. */
const calls = new WeakMap<Worker, number>();

const limitOf = (id: string): number => limits.get(id) ?? 1;
const callsOf = (worker: Worker): number => calls.get(worker) ?? 0;

const { emulatedFunctionsFromEndpoints } = endpoints;
endpoints.emulatedFunctionsFromEndpoints = (all) => {
  const functions = emulatedFunctionsFromEndpoints(all);
  for (const { region, id, concurrency } of all) limits.set(`${region}-${id}`, concurrency ?? 1);
  return functions;
};

const pool = RuntimeWorkerPool.prototype;
pool.getIdleWorker = function (this: Pool, id, runtime) {
  this.cleanUpWorkers();
  const ready = this.getTriggerWorkers(id, runtime).filter(({ state }) => state === 'IDLE' || state === 'BUSY');
  return ready.sort((one, other) => callsOf(one) - callsOf(other))[0];
};
pool.readyForWork = function (this: Pool, id, runtime) {
  const worker = this.getIdleWorker(id, runtime);
  return worker !== undefined && callsOf(worker) < limitOf(id);
};

const { request } = RuntimeWorker.prototype;
RuntimeWorker.prototype.request = async function (this: Worker, ...parameters) {
  calls.set(this, callsOf(this) + 1);
  try {
    await request.apply(this, parameters);
  } finally {
    calls.set(this, callsOf(this) - 1);
    // With other calls at work it is not idle: new code would end it at once.
    if (callsOf(this) > 0 && this.state === 'IDLE') this.state = 'BUSY';
  }
};

const { startRuntime } = FunctionsEmulator.prototype;
FunctionsEmulator.prototype.startRuntime = function (this: Emulator, backend, trigger) {
  if (!trigger || limitOf(trigger.id) === 1) return startRuntime.call(this, backend, trigger);
  const start = starts.get(trigger.id) ?? startRuntime.call(this, backend, trigger).finally(() => starts.delete(trigger.id));
  starts.set(trigger.id, start);
  return start;
};

import { portsOf, projectId } from '../ports';
import type { Service } from './suite';

/** A request that a healthy emulator answers at once. Any HTTP status counts as an answer. */
export interface Probe {
  name: Service;
  url: string;
}

export interface HealthOptions {
  everyMs?: number;
  timeoutMs?: number;
  /** Probes in a row that may fail: a busy machine misses one now and then. */
  mayFail?: number;
}

/** One probe per emulator. Firestore is asked for a document: its start page answers even if the database hangs. */
export function probesOf(shift: number, services: readonly Service[]): Probe[] {
  const ports = portsOf(shift);
  const paths: Partial<Record<Service, string>> = {
    firestore: `/v1/projects/${projectId(shift)}/databases/(default)/documents/meta/catalogue`,
    hosting: '/robots.txt',
  };
  return services.map((name) => ({ name, url: `http://127.0.0.1:${ports[name]}${paths[name] ?? '/'}` }));
}

/** Resolves to the name of the first emulator that stops answering; never if `stop` aborts before that. */
export function watchHealth(
  probes: readonly Probe[],
  stop: AbortSignal,
  { everyMs = 10_000, timeoutMs = 20_000, mayFail = 2 }: HealthOptions = {},
): Promise<Service> {
  return new Promise((resolve) => {
    for (const { name, url } of probes) {
      let failures = 0;
      const probe = async () => {
        const answers = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).then(
          (response) => response.body?.cancel().then(() => true) ?? true,
          () => false,
        );
        failures = answers ? 0 : failures + 1;
        if (stop.aborted) return;
        if (failures > mayFail) resolve(name);
        else timer = setTimeout(() => void probe(), everyMs);
      };
      let timer = setTimeout(() => void probe(), everyMs);
      stop.addEventListener('abort', () => clearTimeout(timer));
    }
  });
}

import { createServer } from 'node:net';
import { SHIFT_STEP } from '@catalogue/contract/local-ports';
import { portsOf, type Ports } from '../ports';
import { UserError } from '../user-error';
import type { Service } from './suite';

const HOST = '127.0.0.1';

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => {
      resolve(false);
    });
    server.listen(port, HOST, () => {
      server.close(() => {
        resolve(true);
      });
    });
  });
}

/** The ports a suite of these services opens. */
export function portsNeeded(ports: Ports, only: readonly Service[]): [name: string, port: number][] {
  const names: (keyof Ports)[] = [...only, 'hub', 'logging'];
  if (only.includes('firestore')) names.push('firestoreWebsocket');
  if (only.includes('functions')) names.push('eventarc', 'tasks');
  return names.map((name) => [name, ports[name]]);
}

/** Throws a UserError if another process listens on the port. */
export async function assertPortFree(shift: number, name: string, port: number): Promise<void> {
  if (await isFree(port)) return;
  throw new UserError(
    `Port ${port} (${name}) is taken, perhaps by another copy of this: stop that one, or use other ports with the option --shift ${shift + 2 * SHIFT_STEP} (npm start -- --shift ${shift + 2 * SHIFT_STEP}).`,
  );
}

/** Throws a UserError if a port of the suite is in use, before anything is started. */
export async function assertPortsFree(shift: number, only: readonly Service[]): Promise<void> {
  for (const [name, port] of portsNeeded(portsOf(shift), only)) await assertPortFree(shift, name, port);
}

import { remove } from '../../device/database';
import type { ClientServer, ClientWrite } from '../../lib/client-server';
import { cardKeyOf } from './card-photo';
import { afterWrite, type ListedClient, mergeServerClients, pendingWrites, withoutDeleted } from './client-list';

/** The list on this device. */
export interface ClientDevice {
  change: (update: (list: readonly ListedClient[]) => ListedClient[]) => Promise<unknown>;
  now: () => number;
}

/**
 * Takes over what the server has, then sends what it does not have. Every step may be repeated: ids are made on the device, and
 * an interrupted write stays pending until the list shows it. Rejects at the first failure.
 */
export async function syncClients(server: ClientServer, device: ClientDevice): Promise<void> {
  const remote = await server.list();
  let writes: ClientWrite[] = [];
  await device.change((list) => {
    const merged = withoutDeleted(mergeServerClients(list, remote), device.now());
    writes = pendingWrites(merged, device.now());
    return merged;
  });
  for (const write of writes) {
    await server.write(write);
    await device.change((list) => afterWrite(list, write));
    if (write.do === 'delete') await remove('settings', cardKeyOf(write.id));
  }
}

import type { RepClientsServer, ClientWrite } from '../../data/clients/rep-clients-server';
import {
  afterUpload,
  afterWrite,
  type ListedClient,
  mergeServerClients,
  pendingUploads,
  dueWrites,
  unusedCards,
  withoutDeleted,
  withoutReplacedUploads,
} from './client-list';

/** The list on this device, and the photos of cards by client and photo. */
export interface ClientDevice {
  change: (update: (list: readonly ListedClient[]) => ListedClient[]) => Promise<unknown>;
  /** Null: this device does not have it. Rejects where the device does not say. */
  readCard: (id: string, card: string) => Promise<Blob | null>;
  removeCard: (id: string, card: string) => Promise<unknown>;
  now: () => number;
}

/**
 * Takes over what the server has, then sends what it does not have, photos last. Every step may be repeated: ids are made on the
 * device, and an interrupted write stays pending until the list shows it. Rejects after the first failed write, and after all
 * uploads if one has failed.
 */
export async function syncClients(server: RepClientsServer, device: ClientDevice): Promise<void> {
  let latest: readonly ListedClient[] = [];
  const change = async (update: (list: readonly ListedClient[]) => ListedClient[]): Promise<void> => {
    let unused: ReturnType<typeof unusedCards> = [];
    await device.change((list) => {
      const after = update(list);
      unused = unusedCards(list, after);
      latest = after;
      return after;
    });
    for (const { id, card } of unused) await device.removeCard(id, card);
  };

  const remote = await server.list();
  let writes: ClientWrite[] = [];
  await change((list) => {
    const merged = withoutReplacedUploads(withoutDeleted(mergeServerClients(list, remote), device.now()));
    writes = dueWrites(merged, device.now());
    return merged;
  });
  for (const write of writes) {
    await server.write(write);
    await change((list) => afterWrite(list, write));
  }

  // One photo that cannot be uploaded does not hold back the others.
  const failures: unknown[] = [];
  for (const { id, card } of pendingUploads(latest)) {
    try {
      const photo = await device.readCard(id, card);
      if (photo !== null) await server.uploadCard(id, card, photo);
      await change((list) => afterUpload(list, id, card));
    } catch (failure) {
      failures.push(failure);
    }
  }
  if (failures.length > 0) throw new Error('A photo of a card is still to be uploaded', { cause: failures[0] });
}

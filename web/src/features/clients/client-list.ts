import type { ClientFields, SyncedClientFields } from '@catalogue/contract/entities/client';
import type { ClientWrite, ServerClient } from '../../data/clients/rep-clients-server';

export const CLIENT_FIELDS = ['name', 'company', 'phone', 'city', 'email'] as const satisfies (keyof ClientFields)[];
export const NO_FIELDS: ClientFields = { name: '', company: '', phone: '', city: '', email: '' };

const SYNCED_FIELDS = [...CLIENT_FIELDS, 'card'] as const satisfies (keyof SyncedClientFields)[];

/** A client in the list of a rep on this device. */
export interface ListedClient extends SyncedClientFields {
  /** Made on the device; the id of the server's document. */
  id: string;
  /** What the server has; null: it does not know the client. */
  synced: SyncedClientFields | null;
  /** Id of the card's photo, while this device still has to upload it. */
  upload?: string;
  /** Deleted here at this moment (ms); the server may not know yet. */
  deletedAt?: number;
}

/** A deletion can be undone for so long; the server is told afterwards. */
export const UNDO_MS = 10_000;

export const fieldsOf = ({ name, company, phone, city, email }: ClientFields): ClientFields => ({
  name,
  company,
  phone,
  city,
  email,
});

/** The fields that a form has changed. Spaces around a text are no change. */
export const changedFields = (opened: ClientFields, typed: ClientFields): Partial<ClientFields> =>
  Object.fromEntries(
    CLIENT_FIELDS.filter((field) => typed[field].trim() !== opened[field].trim()).map((field) => [field, typed[field]]),
  );

export const syncedFieldsOf = (client: SyncedClientFields): SyncedClientFields => ({ ...fieldsOf(client), card: client.card });

/** The fields that the server does not have as they are here; all where it does not know the client. */
export function unsyncedFields(client: ListedClient): Partial<SyncedClientFields> {
  const { synced } = client;
  if (synced === null) return syncedFieldsOf(client);
  return Object.fromEntries(
    SYNCED_FIELDS.filter((field) => client[field] !== synced[field]).map((field) => [field, client[field]]),
  );
}

export const isUnsynced = (client: ListedClient): boolean =>
  client.deletedAt !== undefined ||
  client.upload !== undefined ||
  client.synced === null ||
  Object.keys(unsyncedFields(client)).length > 0;

/**
 * Takes over what the server has, per field: a field changed here stays, every other one follows the server. A client that
 * another device deleted goes, unless it was edited here: nothing typed is lost.
 */
export function mergeServerClients(list: readonly ListedClient[], server: readonly ServerClient[]): ListedClient[] {
  const remote = new Map(server.map((one) => [one.id, one]));
  const known = list.flatMap((client): ListedClient[] => {
    const stored = remote.get(client.id);
    remote.delete(client.id);
    if (stored !== undefined)
      return [{ ...client, ...syncedFieldsOf(stored), ...unsyncedFields(client), synced: syncedFieldsOf(stored) }];
    if (client.synced === null) return [client];
    const isEdited = client.deletedAt === undefined && Object.keys(unsyncedFields(client)).length > 0;
    return isEdited ? [unknownToServer(client)] : [];
  });
  const added = [...remote.values()].map((one): ListedClient => ({
    id: one.id,
    ...syncedFieldsOf(one),
    synced: syncedFieldsOf(one),
  }));
  return [...known, ...added];
}

/** Without deleted clients that the server does not have; call it after `mergeServerClients`. */
export const withoutDeleted = (list: readonly ListedClient[], now: number): ListedClient[] =>
  list.filter(({ synced, deletedAt }) => synced !== null || deletedAt === undefined || isUndoable(deletedAt, now));

/** A client that the server has deleted, with the photo, and that stays here. */
export const unknownToServer = (client: ListedClient): ListedClient => ({
  ...client,
  synced: null,
  ...(client.card !== '' && { upload: client.card }),
});

/** What the server has to be told now. */
export function dueWrites(list: readonly ListedClient[], now: number): ClientWrite[] {
  return list.flatMap((client): ClientWrite[] => {
    const { id, synced, deletedAt } = client;
    if (deletedAt !== undefined) return isUndoable(deletedAt, now) || synced === null ? [] : [{ do: 'delete', id }];
    const fields = unsyncedFields(client);
    if (synced === null) return [{ do: 'create', id, fields: syncedFieldsOf(client) }];
    return Object.keys(fields).length === 0 ? [] : [{ do: 'update', id, fields }];
  });
}

/** False as well when the clock was set back. */
const isUndoable = (deletedAt: number, now: number): boolean => deletedAt <= now && now - deletedAt < UNDO_MS;

/** The list after the server has taken a write. Edits made meanwhile stay pending. */
export function afterWrite(list: readonly ListedClient[], write: ClientWrite): ListedClient[] {
  return list.flatMap((client) => {
    if (client.id !== write.id) return [client];
    if (write.do === 'delete') return client.deletedAt === undefined ? [unknownToServer(client)] : [];
    return [{ ...client, synced: { ...(client.synced ?? { ...NO_FIELDS, card: '' }), ...write.fields } }];
  });
}

/** What a client is called in lists: the company, else the person, else what there is. */
export const titleOf = ({ name, company, phone, email, city }: ClientFields): string =>
  company || name || phone || email || city;

/** Photos to upload now: the server's document names them. */
export const pendingUploads = (list: readonly ListedClient[]): { id: string; card: string }[] =>
  list.flatMap(({ id, card, synced, upload, deletedAt }) =>
    upload !== undefined && upload === card && synced?.card === card && deletedAt === undefined ? [{ id, card }] : [],
  );

/** The list once the server has the photo, or once it is on no device any more. */
export const afterUpload = (list: readonly ListedClient[], id: string, card: string): ListedClient[] =>
  list.map((client) => (client.id === id && client.upload === card ? withoutUpload(client) : client));

/** Another device has replaced the photo: the last one to arrive wins. */
export const withoutReplacedUploads = (list: readonly ListedClient[]): ListedClient[] =>
  list.map((client) => (client.upload !== undefined && client.upload !== client.card ? withoutUpload(client) : client));

function withoutUpload(client: ListedClient): ListedClient {
  const { upload, ...rest } = client;
  return upload === undefined ? client : rest;
}

/** Photos that a change of the list leaves to no client. */
export function unusedCards(before: readonly ListedClient[], after: readonly ListedClient[]): { id: string; card: string }[] {
  const used = new Set(after.map(({ id, card }) => `${id}/${card}`));
  return before.filter(({ id, card }) => card !== '' && !used.has(`${id}/${card}`)).map(({ id, card }) => ({ id, card }));
}

import type { ClientFields } from '@catalogue/contract/entities/client';
import type { ClientWrite, ServerClient } from '../../lib/client-server';

export const CLIENT_FIELDS = ['name', 'company', 'phone', 'city', 'email'] as const satisfies (keyof ClientFields)[];
export const NO_FIELDS: ClientFields = { name: '', company: '', phone: '', city: '', email: '' };

/** A client in the list of a rep on this device. */
export interface ListedClient extends ClientFields {
  /** Made on the device; the id of the server's document. */
  id: string;
  /** What the server has; null: it does not know the client. */
  synced: ClientFields | null;
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

/** The fields that the server does not have as they are here; all where it does not know the client. */
export function unsyncedFields(client: ListedClient): Partial<ClientFields> {
  const { synced } = client;
  if (synced === null) return fieldsOf(client);
  return Object.fromEntries(
    CLIENT_FIELDS.filter((field) => client[field] !== synced[field]).map((field) => [field, client[field]]),
  );
}

export const isUnsynced = (client: ListedClient): boolean =>
  client.deletedAt !== undefined || client.synced === null || Object.keys(unsyncedFields(client)).length > 0;

/**
 * Takes over what the server has, per field: a field changed here stays, every other one follows the server. A client that
 * another device deleted goes, unless it was edited here: nothing typed is lost.
 */
export function mergeServerClients(list: readonly ListedClient[], server: readonly ServerClient[]): ListedClient[] {
  const remote = new Map(server.map((one) => [one.id, one]));
  const known = list.flatMap((client): ListedClient[] => {
    const stored = remote.get(client.id);
    remote.delete(client.id);
    if (stored !== undefined) return [{ ...client, ...fieldsOf(stored), ...unsyncedFields(client), synced: fieldsOf(stored) }];
    if (client.synced === null) return [client];
    const isEdited = client.deletedAt === undefined && Object.keys(unsyncedFields(client)).length > 0;
    return isEdited ? [{ ...client, synced: null }] : [];
  });
  const added = [...remote.values()].map((one): ListedClient => ({ id: one.id, ...fieldsOf(one), synced: fieldsOf(one) }));
  return [...known, ...added];
}

/** Without deleted clients that the server does not have; call it after `mergeServerClients`. */
export const withoutDeleted = (list: readonly ListedClient[], now: number): ListedClient[] =>
  list.filter(({ synced, deletedAt }) => synced !== null || deletedAt === undefined || isUndoable(deletedAt, now));

/** What the server has to be told now. */
export function pendingWrites(list: readonly ListedClient[], now: number): ClientWrite[] {
  return list.flatMap((client): ClientWrite[] => {
    const { id, synced, deletedAt } = client;
    if (deletedAt !== undefined) return isUndoable(deletedAt, now) || synced === null ? [] : [{ do: 'delete', id }];
    const fields = unsyncedFields(client);
    if (synced === null) return [{ do: 'create', id, fields: fieldsOf(client) }];
    return Object.keys(fields).length === 0 ? [] : [{ do: 'update', id, fields }];
  });
}

/** False as well when the clock was set back. */
const isUndoable = (deletedAt: number, now: number): boolean => deletedAt <= now && now - deletedAt < UNDO_MS;

/** The list after the server has taken a write. Edits made meanwhile stay pending. */
export function afterWrite(list: readonly ListedClient[], write: ClientWrite): ListedClient[] {
  return list.flatMap((client) => {
    if (client.id !== write.id) return [client];
    if (write.do === 'delete') return client.deletedAt === undefined ? [{ ...client, synced: null }] : [];
    return [{ ...client, synced: { ...(client.synced ?? NO_FIELDS), ...write.fields } }];
  });
}

/** Clients to show whose fields contain every word, by company and name. */
export function findClients(list: readonly ListedClient[], search: string): ListedClient[] {
  const words = search.toLocaleLowerCase().split(/\s+/);
  return list
    .filter((client) => client.deletedAt === undefined)
    .filter((client) => {
      const text = CLIENT_FIELDS.map((field) => client[field]).join('\n');
      const digits = client.phone.replace(/\D/g, '');
      return words.every((word) => text.toLocaleLowerCase().includes(word) || digits.includes(word));
    })
    .sort((one, other) => titleOf(one).localeCompare(titleOf(other)) || (one.id < other.id ? -1 : 1));
}

/** What a client is called in lists: the company, else the person, else what there is. */
export const titleOf = ({ name, company, phone, email, city }: ClientFields): string =>
  company || name || phone || email || city;

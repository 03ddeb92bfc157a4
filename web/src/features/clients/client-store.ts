import { type ClientFields, syncedClientFields } from '@catalogue/contract/entities/client';
import * as v from 'valibot';
import { change, read } from '../../data/device-store/database';
import { tabChannel } from '../../data/device-store/tab-channel';
import { observable } from '../../lib/observable';
import { changeBaskets } from '../basket/basket';
import { newId } from '../../lib/new-id';
import { cardKey, removeCard, storeCard } from './card-photo';
import { changedFields, fieldsOf, isUnsynced, type ListedClient, unknownToServer, unusedCards } from './client-list';

/*
 * The clients of this device's reps, in `settings` under one key: lists by uid. Logging out leaves only what the server does
 * not have yet, and only the same rep sees it again.
 */

const KEY = 'clients';

const storedList = v.array(
  v.object({
    ...syncedClientFields.entries,
    id: v.string(),
    synced: v.nullable(syncedClientFields),
    upload: v.exactOptional(v.string()),
    deletedAt: v.exactOptional(v.number()),
  }),
);
const storedLists = v.fallback(v.record(v.string(), v.fallback(storedList, [])), {});
type Lists = Record<string, ListedClient[]>;

export interface ClientsState {
  /** uid of the rep; null before a list was opened. */
  owner: string | null;
  /** With deleted ones whose deletion the server does not know; null until they have been read. */
  list: readonly ListedClient[] | null;
}

const state = observable<ClientsState>({ owner: null, list: null });
const channel = tabChannel<'changed'>('clients');
let isFollowing = false;

export const currentClients = state.get;
export const onClientsChange = state.subscribe;

const readLists = (value: unknown): Lists => v.parse(storedLists, value ?? {});

async function load(): Promise<void> {
  const { owner } = state.get();
  if (owner === null) return;
  const list = readLists(await read('settings', KEY))[owner] ?? [];
  if (state.get().owner === owner) state.set({ owner, list });
}

/** Shows the clients of `uid`, and follows the other tabs. */
export async function openClients(uid: string): Promise<void> {
  if (!isFollowing) {
    isFollowing = true;
    channel.subscribe(() => void load());
  }
  if (state.get().owner !== uid) state.set({ owner: uid, list: null });
  await load();
}

/** Changes the list of `uid` here, on the device and in the other tabs. Resolves to whether the device has stored it. */
export async function changeClients(uid: string, update: (list: readonly ListedClient[]) => ListedClient[]): Promise<boolean> {
  const isStored = await change('settings', KEY, (stored) => {
    const lists = readLists(stored);
    return { ...lists, [uid]: update(lists[uid] ?? []) };
  });
  channel.post('changed');
  await load();
  return isStored;
}

interface SaveOptions {
  /** Id of a new photo that the device has stored; '' removes the photo. */
  card?: string | undefined;
  /** What the form showed first: fields that are still the same follow the list, which may have changed meanwhile. */
  opened?: ClientFields;
}

/** Adds or changes a client, also in its baskets. Resolves to the id and whether the device has stored the client. */
export async function saveClient(
  uid: string,
  client: ClientFields,
  id = newId(),
  { card, opened }: SaveOptions = {},
): Promise<{ id: string; isStored: boolean }> {
  const typed = fieldsOf(client);
  const photo = { ...(card !== undefined && { card }), ...(card && { upload: card }) };
  const changes = { ...(opened === undefined ? typed : changedFields(opened, typed)), ...photo };
  let fields = typed;
  const isStored = await changeClients(uid, (list) => {
    const known = list.find((one) => one.id === id);
    fields = fieldsOf({ ...(known ?? typed), ...changes });
    if (known === undefined) return [...list, { card: '', ...photo, ...typed, id, synced: null }];
    return list.map((one) => (one.id === id ? { ...one, ...changes } : one));
  });
  await changeBaskets((baskets) => ({
    ...baskets,
    all: baskets.all.map((basket) => (basket.client?.id === id ? { ...basket, client: { ...fields, id } } : basket)),
  }));
  return { id, isStored };
}

interface FormOptions {
  /** What the form showed first. */
  opened: ClientFields;
  /** A new photo of the card; null removes the stored one, undefined leaves it. */
  photo: Blob | null | undefined;
}

/**
 * Saves a new (null) or stored client as a form has it. Resolves to what the device could not store: without room for the photo
 * nothing is saved, a client without room is in memory. null: it has stored all.
 */
export async function saveClientForm(
  uid: string,
  typed: ClientFields,
  client: ListedClient | null,
  { opened, photo }: FormOptions,
): Promise<'photo' | 'client' | null> {
  const id = client?.id ?? newId();
  const card = photo ? newId() : '';
  // The photo first: the list names it.
  if (photo && !(await storeCard(id, card, photo))) return 'photo';
  const { isStored } = await saveClient(uid, typed, id, { opened, card: photo === undefined ? undefined : card });
  if (!isStored) return 'client';
  if (photo !== undefined && client !== null) await removeCard(id, client.card);
  return null;
}

/** Deletes a client. Returns the function that brings it back. */
export function deleteClient(uid: string, client: ListedClient): () => void {
  const without = (deleted: ListedClient): ListedClient => {
    const { deletedAt, ...kept } = deleted;
    return deletedAt === undefined ? deleted : kept;
  };
  void changeClients(uid, (list) => list.map((one) => (one.id === client.id ? { ...one, deletedAt: Date.now() } : one)));
  return () =>
    void changeClients(uid, (list) =>
      list.some(({ id }) => id === client.id)
        ? list.map((one) => (one.id === client.id ? without(one) : one))
        : // The server has deleted it: it becomes a new one.
          [...list, unknownToServer(client)],
    );
}

/** Removes the lists of everybody else from this device, with the photos of cards, but for what the server does not have yet. */
export async function forgetOtherClients(uid: string | null): Promise<void> {
  let unused: ReturnType<typeof unusedCards> = [];
  await change('settings', KEY, (stored) => {
    if (stored === undefined) return undefined;
    const lists = readLists(stored);
    const left = Object.entries(lists)
      .map(([owner, list]) => [owner, owner === uid ? list : list.filter(isUnsynced)] as const)
      .filter(([, list]) => list.length > 0);
    unused = unusedCards(
      Object.values(lists).flat(),
      left.flatMap(([, list]) => list),
    );
    return left.length === 0 ? undefined : Object.fromEntries(left);
  });
  for (const { id, card } of unused) await removeCard(id, card);
  if (state.get().owner !== uid) state.set({ owner: null, list: null });
}

/** Number of clients of `uid` that the server does not have as they are here. */
export const countUnsynced = async (uid: string): Promise<number> =>
  (readLists(await read('settings', KEY))[uid] ?? []).filter(isUnsynced).length;

/** Leaves on this device only what the server does not have of anybody's clients. Resolves to the keys of it in `settings`. */
export async function leaveUnsynced(): Promise<readonly string[]> {
  await forgetOtherClients(null);
  const left = Object.values(readLists(await read('settings', KEY))).flat();
  return left.length === 0 ? [] : [KEY, ...left.map(({ id, card }) => cardKey(id, card))];
}

import { pricesEndpoints } from '@catalogue/contract/endpoints/prices';
import { pricesFile, type PricesFile } from '@catalogue/contract/entities/hidden-prices';
import * as v from 'valibot';
import { onStorageError, readKnown, remove, storageError, write } from '../../device-store/database';
import { catalogue, setPriceMerger, subscribe } from '../store';
import { priceMerger } from './merge-prices';

/*
 * Prices that not everyone may see. This device stores them with the session of a person who may, and deletes them when the
 * session ends. The stored catalogue never holds them.
 */

const KEY = 'prices';
const storedPrices = v.object({ uid: v.string(), file: pricesFile });

let uid: string | null = null;
/** Version of the catalogue whose prices are shown, or are being fetched. */
let version: number | null = null;
/** Whether the server has answered for this person: what was stored before is outdated then. */
let isAnswered = false;

const show = ({ prices }: PricesFile): void => setPriceMerger(priceMerger(new Map(Object.entries(prices))));

/** Null where the code for the call could not be loaded. */
const callServer = () =>
  import('../../firebase/call-as-user').then(({ callAsUser }) => callAsUser(pricesEndpoints.read)).catch(() => null);

async function fetchPrices(): Promise<void> {
  const { snapshot } = catalogue();
  const person = uid;
  if (person === null || snapshot === null || !snapshot.settings.limitsPrices || snapshot.version === version) return;
  const before = version;
  version = snapshot.version;
  const called = await callServer();
  if (uid !== person) return;
  if (called?.outcome === 'refused' && (called.status === 401 || called.status === 403)) {
    // This person may not see them any more. A failure says nothing about that.
    isAnswered = true;
    setPriceMerger(priceMerger(new Map()));
    await remove('catalogue', KEY);
    return;
  }
  if (called?.outcome !== 'done') {
    // Offline the stored prices stay; the next change of the catalogue, or the next visit, asks again.
    version = before;
    return;
  }
  isAnswered = true;
  show(called.answer);
  await write('catalogue', KEY, { uid: person, file: called.answer });
}

const start = (): void => void fetchPrices().catch(() => undefined);
subscribe(start);

/** Shows what is stored for the person, and deletes what is stored for others. A storage that does not answer is read when it does. */
async function showStored(): Promise<void> {
  const person = uid;
  const found = await readKnown('catalogue', KEY).then(
    (value) => ({ value }),
    () => null,
  );
  if (found === null || uid !== person || isAnswered) return;
  const stored = v.safeParse(storedPrices, found.value);
  if (stored.success && stored.output.uid === person) show(stored.output.file);
  else await remove('catalogue', KEY);
}
onStorageError(() => storageError() === null && uid !== null && void showStored());

/** Shows the prices that a person may see; null: nobody is signed in any more. Never rejects. */
export async function followPrices(person: string | null): Promise<void> {
  if (person === uid) return;
  uid = person;
  version = null;
  isAnswered = false;
  setPriceMerger(priceMerger(new Map()));
  if (person === null) await remove('catalogue', KEY);
  else await showStored();
  if (uid === person) start();
}

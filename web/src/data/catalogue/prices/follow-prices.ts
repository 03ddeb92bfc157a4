import { pricesEndpoints } from '@catalogue/contract/endpoints/prices';
import { pricesFile, type PricesFile } from '@catalogue/contract/entities/hidden-prices';
import * as v from 'valibot';
import { read, remove, write } from '../../device-store/database';
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

const show = ({ prices }: PricesFile): void => setPriceMerger(priceMerger(new Map(Object.entries(prices))));

async function fetchPrices(): Promise<void> {
  const { snapshot } = catalogue();
  const person = uid;
  if (person === null || snapshot === null || !snapshot.settings.limitsPrices || snapshot.version === version) return;
  const before = version;
  version = snapshot.version;
  const { callAsUser } = await import('../../firestore/call-as-user');
  const called = await callAsUser(pricesEndpoints.read);
  if (uid !== person) return;
  if (called.outcome === 'refused' && (called.status === 401 || called.status === 403)) {
    // This person may not see them any more. A failure says nothing about that.
    setPriceMerger(priceMerger(new Map()));
    await remove('catalogue', KEY);
    return;
  }
  if (called.outcome !== 'done') {
    // Offline the stored prices stay; the next change of the catalogue, or the next visit, asks again.
    version = before;
    return;
  }
  show(called.answer);
  await write('catalogue', KEY, { uid: person, file: called.answer });
}

const start = (): void => void fetchPrices().catch(() => undefined);
subscribe(start);

/** Shows the prices that a person may see; null: nobody is signed in any more. Never rejects. */
export async function followPrices(person: string | null): Promise<void> {
  if (person === uid) return;
  uid = person;
  version = null;
  setPriceMerger(priceMerger(new Map()));
  const stored = v.safeParse(storedPrices, await read('catalogue', KEY));
  if (uid !== person) return;
  if (stored.success && stored.output.uid === person) show(stored.output.file);
  else await remove('catalogue', KEY);
  start();
}

import { COLLECTIONS, LEAD_COLLECTIONS } from '@catalogue/contract/collections';
import type { LeadKind } from '@catalogue/contract/entities/lead';
import {
  collection,
  getCountFromServer,
  limit,
  onSnapshot,
  orderBy,
  query,
  type QueryFieldFilterConstraint,
  type QuerySnapshot,
  where,
} from 'firebase/firestore';
import { firestore } from './firestore';

/** A burst of changes is counted once. */
const PAUSE_MS = 500;

type Watch = (kind: LeadKind, onCount: (count: number) => void, onFailure: (error: Error) => void) => () => void;

/**
 * Calls back with the number of leads of a kind that nobody has touched, now and after each change of any of them. It
 * listens to two documents, the lead changed last and the last line about an erased one, and counts on the server: a few reads, with
 * ten leads or ten thousand.
 */
export const watchNewLeads: Watch = (kind, onCount, onFailure) =>
  watchCount(kind, () => where('status', '==', 'new'), onCount, onFailure);

/** The same for leads that came in since midnight on this device's clock. */
export const watchLeadsOfToday: Watch = (kind, onCount, onFailure) =>
  watchCount(kind, () => where('createdAt', '>=', new Date(new Date().setHours(0, 0, 0, 0))), onCount, onFailure);

function watchCount(
  kind: LeadKind,
  wanted: () => QueryFieldFilterConstraint,
  onCount: (count: number) => void,
  onFailure: (error: Error) => void,
): () => void {
  const leads = collection(firestore, LEAD_COLLECTIONS[kind]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const count = (): void => {
    getCountFromServer(query(leads, wanted())).then(
      (answer) => onCount(answer.data().count),
      (error: unknown) => onFailure(error as Error),
    );
  };
  const recount = ({ metadata }: QuerySnapshot): void => {
    if (metadata.fromCache) return;
    clearTimeout(timer);
    timer = setTimeout(count, PAUSE_MS);
  };
  const erasures = query(collection(firestore, COLLECTIONS.activity), where('noun', '==', LEAD_COLLECTIONS[kind]));
  const stops = [
    onSnapshot(query(leads, orderBy('updatedAt', 'desc'), limit(1)), recount, onFailure),
    onSnapshot(query(erasures, orderBy('at', 'desc'), limit(1)), recount, onFailure),
  ];
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}

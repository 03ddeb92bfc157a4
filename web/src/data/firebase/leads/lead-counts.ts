import { COLLECTIONS, LEAD_COLLECTIONS } from '@catalogue/contract/collections';
import type { LeadKind } from '@catalogue/contract/entities/lead';
import { FirebaseError } from 'firebase/app';
import {
  collection,
  getCountFromServer,
  limit,
  onSnapshot,
  orderBy,
  query,
  type QuerySnapshot,
  where,
} from 'firebase/firestore';
import { isReachable, onReachableChange } from '../../network/network-status';
import { retry } from '../../../lib/retry';
import { firestore } from '../firestore';
import type { LeadView } from '../../leads/lead-view';
import { leadFilterOf, leadsOf } from './lead-documents';

const isRefusal = (error: unknown): boolean => error instanceof FirebaseError && error.code === 'permission-denied';

/** Several changes within this time are counted once. */
const DEBOUNCE_MS = 500;

/**
 * Calls back with the number of leads of a filter, now and after each change. It listens to two documents, the lead changed last
 * and the latest erasure, and counts on the server: a few reads however many leads there are.
 */
export function watchLeadCount(
  kind: LeadKind,
  view: Omit<LeadView, 'sort'>,
  onCount: (count: number) => void,
  onFailure: (error: Error) => void,
): () => void {
  const leads = leadsOf(kind);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const count = async (): Promise<void> => {
    const answer = await getCountFromServer(query(leads, ...leadFilterOf(view)));
    if (!isStopped) onCount(answer.data().count);
  };
  // A refusal is reported by the listeners, too.
  const counting = retry(count, isRefusal, (listener) => onReachableChange(() => isReachable() && listener()));
  const recount = ({ metadata }: QuerySnapshot): void => {
    if (metadata.fromCache) return;
    clearTimeout(timer);
    timer = setTimeout(counting.run, DEBOUNCE_MS);
  };
  const erasures = query(collection(firestore, COLLECTIONS.activity), where('noun', '==', LEAD_COLLECTIONS[kind]));
  // Without metadata changes, a listener whose cache is already current never reports that it is.
  const options = { includeMetadataChanges: true };
  const stops = [
    onSnapshot(query(leads, orderBy('updatedAt', 'desc'), limit(1)), options, recount, onFailure),
    onSnapshot(query(erasures, orderBy('at', 'desc'), limit(1)), options, recount, onFailure),
  ];
  return () => {
    clearTimeout(timer);
    isStopped = true;
    counting.stop();
    for (const stop of stops) stop();
  };
}

import { COLLECTIONS } from '@catalogue/contract/collections';
import { activity, type Activity } from '@catalogue/contract/entities/activity';
import { collection, limit, onSnapshot, orderBy, query } from 'firebase/firestore';
import * as v from 'valibot';
import { firestore } from './firestore';

const LINES = 30;

/** The last things that anyone on the team did, newest first, live. Returns the way to stop. */
export function watchActivity(onLines: (lines: Activity[]) => void, onFailure: (error: Error) => void): () => void {
  const asked = query(collection(firestore, COLLECTIONS.activity), orderBy('at', 'desc'), limit(LINES));
  return onSnapshot(
    asked,
    (snapshot) => {
      const lines = snapshot.docs.map((one) => v.safeParse(activity, one.data({ serverTimestamps: 'estimate' })));
      onLines(lines.flatMap((line) => (line.success ? [line.output] : [])));
    },
    onFailure,
  );
}

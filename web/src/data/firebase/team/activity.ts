import { COLLECTIONS } from '@catalogue/contract/collections';
import { activity, type Activity } from '@catalogue/contract/entities/activity';
import { collection, limit, orderBy, query, type QueryConstraint, where } from 'firebase/firestore';
import { firestore } from '../firestore';
import { readDocument } from '../read-document';
import { watchQuery, type LiveRows } from '../watch-query';

const CONTENT_ENTRIES = 30;
const TEAM_ENTRIES = 20;

type Watch = (onRows: (live: LiveRows<Activity>) => void, onFailure: (error: Error) => void) => () => void;

/** The latest activity entries, newest first, live. Returns the function that stops. */
export const watchActivity: Watch = (onRows, onFailure) => watch([limit(CONTENT_ENTRIES)], onRows, onFailure);

/** The latest grants and revocations of the admin role, newest first, live. */
export const watchTeamActivity: Watch = (onRows, onFailure) =>
  watch([where('noun', '==', 'team'), limit(TEAM_ENTRIES)], onRows, onFailure);

const watch = (constraints: QueryConstraint[], ...listeners: Parameters<Watch>) =>
  watchQuery(
    query(collection(firestore, COLLECTIONS.activity), orderBy('at', 'desc'), ...constraints),
    (document) => readDocument(activity, document),
    ...listeners,
  );

import { COLLECTIONS } from '@catalogue/contract/collections';
import type { LeadKind } from '@catalogue/contract/entities/lead';
import { mail, type Mail } from '@catalogue/contract/entities/mail';
import { collection, type DocumentSnapshot, limit, orderBy, query, where } from 'firebase/firestore';
import { firestore } from './firestore';
import { readDocument } from './read-document';
import { watchQuery, type LiveRows } from './watch-query';

export type LoggedMail = Mail & { id: string };

type Watch = (onRows: (live: LiveRows<LoggedMail>) => void, onFailure: (error: Error) => void) => () => void;

const read = (document: DocumentSnapshot): LoggedMail | null => {
  const found = readDocument(mail, document);
  return found && { ...found, id: document.id };
};

const MOST = 50;

/** The latest mails to staff, live. */
export const watchMail: Watch = (onRows, onFailure) =>
  watchQuery(
    query(collection(firestore, COLLECTIONS.mail), orderBy('createdAt', 'desc'), limit(MOST)),
    read,
    onRows,
    onFailure,
  );

/** Mails that failed and are tried again, of any age, live. */
export const watchFailedMail: Watch = (onRows, onFailure) =>
  watchQuery(
    query(collection(firestore, COLLECTIONS.mail), where('state', '==', 'failed'), limit(MOST)),
    read,
    onRows,
    onFailure,
  );

/** The mails about one lead, live: to staff, also about notes of the enquirer, and the confirmation to its sender. */
export const watchLeadMails = (kind: LeadKind, leadId: string, ...listeners: Parameters<Watch>): (() => void) =>
  watchQuery(
    query(collection(firestore, COLLECTIONS.mail), where('leadId', '==', leadId), where('kind', '==', kind), limit(MOST)),
    read,
    ...listeners,
  );

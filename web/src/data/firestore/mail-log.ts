import { COLLECTIONS } from '@catalogue/contract/collections';
import type { LeadKind } from '@catalogue/contract/entities/lead';
import { confirmationIdOf, mail, mailIdOf, type Mail } from '@catalogue/contract/entities/mail';
import { collection, type DocumentSnapshot, documentId, limit, orderBy, query, where } from 'firebase/firestore';
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

/** The mails about one lead, live: to staff, and the confirmation to its sender. */
export const watchLeadMails = (kind: LeadKind, leadId: string, ...listeners: Parameters<Watch>): (() => void) => {
  const staff = mailIdOf(kind, leadId);
  const ids = [staff, confirmationIdOf(staff)];
  return watchQuery(query(collection(firestore, COLLECTIONS.mail), where(documentId(), 'in', ids)), read, ...listeners);
};

import { COLLECTIONS } from '@catalogue/contract/collections';
import { mail, type Mail } from '@catalogue/contract/entities/mail';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import { firestore } from './firestore';
import { readDocument } from './read-document';
import { watchQuery, type LiveRows } from './watch-query';

export type LoggedMail = Mail & { id: string };

/** The latest mails to staff, live. */
export const watchMail = (onRows: (live: LiveRows<LoggedMail>) => void, onFailure: (error: Error) => void): (() => void) =>
  watchQuery(
    query(collection(firestore, COLLECTIONS.mail), orderBy('createdAt', 'desc'), limit(50)),
    (document) => {
      const read = readDocument(mail, document);
      return read && { ...read, id: document.id };
    },
    onRows,
    onFailure,
  );

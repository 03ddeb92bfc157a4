import { COLLECTIONS } from '@catalogue/contract/collections';
import { mail } from '@catalogue/contract/entities/mail';
import type { Mail } from '@catalogue/contract/entities/mail';
import { collection, limit, onSnapshot, orderBy, query } from 'firebase/firestore';
import * as v from 'valibot';
import { firestore } from './firestore';

export type LoggedMail = Mail & { id: string };

/** The latest mails to staff, live. */
export const watchMail = (onMails: (mails: LoggedMail[]) => void, onFailure: (error: Error) => void): (() => void) =>
  onSnapshot(
    query(collection(firestore, COLLECTIONS.mail), orderBy('createdAt', 'desc'), limit(50)),
    (snapshot) =>
      onMails(
        snapshot.docs.flatMap((document) => {
          const parsed = v.safeParse(mail, document.data());
          return parsed.success ? [{ ...parsed.output, id: document.id }] : [];
        }),
      ),
    onFailure,
  );

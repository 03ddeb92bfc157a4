import { PUBLISHING_STATUS } from '@catalogue/contract/collections';
import { publishingStatus, type PublishingStatus } from '@catalogue/contract/entities/publishing';
import { doc, onSnapshot } from 'firebase/firestore';
import { firestore } from '../firestore';
import { readDocument } from '../read-document';

/** How far the public catalogue is behind, live; null before the first publication. Returns the function that stops. */
export const watchPublishing = (
  onStatus: (status: PublishingStatus | null) => void,
  onFailure: (error: Error) => void,
): (() => void) =>
  onSnapshot(doc(firestore, PUBLISHING_STATUS), (document) => onStatus(readDocument(publishingStatus, document)), onFailure);

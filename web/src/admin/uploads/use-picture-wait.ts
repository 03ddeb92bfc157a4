import { useEffect, useReducer } from 'react';
import { serverNow } from '../../data/network/server-clock';
import { useUploadQueue } from './use-uploads';

/** A picture takes a minute or two. After this time its device has given it up, or is away. */
const ARRIVAL_MS = 5 * 60_000;

/** 'preparing': this device has sent it. 'awaited': it was requested a moment ago. 'missing': it has not arrived. */
export type PictureWait = 'preparing' | 'awaited' | 'missing';

/** State of an upload that a document names and that has no picture yet. `since`: when the document requested it, ms. */
export function usePictureWait(upload: string | null, since: number): PictureWait {
  const { sentAt, givenUp } = useUploadQueue();
  const [, update] = useReducer((count: number) => count + 1, 0);
  const sent = upload === null ? undefined : sentAt.get(upload);
  const end = (sent ?? since) + ARRIVAL_MS;
  const isWaiting = upload !== null && !givenUp.has(upload) && end > serverNow();
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(update, end - serverNow());
    return () => clearTimeout(timer);
  }, [isWaiting, end]);
  if (!isWaiting) return 'missing';
  return sent === undefined ? 'awaited' : 'preparing';
}

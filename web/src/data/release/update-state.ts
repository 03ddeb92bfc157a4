import { observable } from '../../lib/observable';

/**
 * `waiting`: a new release is installed and waits for the person; `elsewhere`: another tab activated it, and this page
 * still runs the old one.
 */
export type UpdateState = 'none' | 'waiting' | 'elsewhere';

/** Update state of the service worker. Separate from service-worker.ts, which loads when the page is idle. */
export const updateState = observable<UpdateState>('none');

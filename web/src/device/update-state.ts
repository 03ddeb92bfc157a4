import { observable } from '../lib/observable';

/**
 * `waiting`: a newer version is installed and asks to be let in; `elsewhere`: another tab let it in, this page still
 * runs the older one and should be reloaded when it suits.
 */
export type UpdateState = 'none' | 'waiting' | 'elsewhere';

/** What the service worker has found out. Apart from its own module, which comes when the page is at rest. */
export const updateState = observable<UpdateState>('none');

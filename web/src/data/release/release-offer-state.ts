import { observable } from '../../lib/observable';

/**
 * `waiting`: a new release is installed and waits for the person; `elsewhere`: another tab activated it, and this page
 * still runs the old one.
 */
export type ReleaseOfferState = 'none' | 'waiting' | 'elsewhere';

/** What is offered of a new release. Separate from offer-release.ts, which loads when the page is idle. */
export const releaseOfferState = observable<ReleaseOfferState>('none');

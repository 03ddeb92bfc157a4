/** Cache Storage: pictures that were looked at. Bounded, the oldest leave first. */
export const SEEN_PICTURES = 'pictures';
/** Cache Storage: pictures that "Take it with you" fetched. They stay until the person gives the space back. */
export const DOWNLOADED_PICTURES = 'kept-pictures';

/** Cache Storage: pictures that were looked at. Bounded, the oldest leave first. */
export const SEEN_PICTURES = 'pictures';
/** Cache Storage: pictures of the offline download, kept until the person deletes it. The name is stored on devices. */
export const DOWNLOADED_PICTURES = 'kept-pictures';

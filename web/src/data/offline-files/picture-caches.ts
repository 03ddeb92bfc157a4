/** Cache Storage: pictures that were shown. Bounded; the least recently used are removed first. */
export const SEEN_PICTURES = 'pictures';
/** Cache Storage: pictures of the offline download, kept until the person deletes it. The name is stored on devices. */
export const DOWNLOADED_PICTURES = 'kept-pictures';

/** Cache Storage: pictures that were shown. Bounded; the least recently used are removed first. */
export const SEEN_PICTURES = 'pictures';
/** Cache Storage: pictures of the offline download, until the person deletes it. */
export const DOWNLOADED_PICTURES = 'downloaded-pictures';

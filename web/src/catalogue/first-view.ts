import { FIRST_VIEW_ID } from '@catalogue/contract/catalogue-format';
import { parseDetails, parseSnapshot, type Details, type Snapshot } from './snapshot';

/** What the server wrote into this page for its first screen; null where it wrote nothing, or nothing that we can read. */
export function readFirstView(): { snapshot: Snapshot; details: Details } | null {
  const written = document.getElementById(FIRST_VIEW_ID)?.textContent;
  if (!written) return null;
  try {
    const { list, details } = JSON.parse(written) as { list: unknown; details: unknown };
    return { snapshot: parseSnapshot(list), details: parseDetails(details) };
  } catch {
    return null;
  }
}

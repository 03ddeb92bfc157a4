import { FIRST_VIEW_ID } from '@catalogue/contract/catalogue-format';
import { parseDetails, parseSnapshot, type Details, type Snapshot } from './snapshot';

/** The data inlined in this page for its first screen; null when there is none, or it is malformed. */
export function readFirstView(): { snapshot: Snapshot; details: Details } | null {
  const json = document.getElementById(FIRST_VIEW_ID)?.textContent;
  if (!json) return null;
  try {
    const { list, details } = JSON.parse(json) as { list: unknown; details: unknown };
    return { snapshot: parseSnapshot(list), details: parseDetails(details) };
  } catch {
    return null;
  }
}

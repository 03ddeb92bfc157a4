import { FIRST_VIEW_ID } from '@catalogue/contract/catalogue-format';
import { parseDetails, parseSnapshot } from './snapshot';
import { startFrom } from './store';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Puts a first view (contract/entities/first-view) into memory. Throws where it is malformed. */
export function showFirstView(firstView: unknown): void {
  if (!isRecord(firstView)) throw new TypeError('No first view');
  const { list, details, counts, renderedAt, isMissing } = firstView;
  if (!isRecord(counts) || typeof renderedAt !== 'number') throw new TypeError('A malformed first view');
  startFrom({
    snapshot: parseSnapshot(list),
    details: parseDetails(details),
    firstView: {
      counts: new Map(Object.entries(counts).map(([id, count]) => [id, Number(count)])),
      renderedAt,
      isMissing: isMissing === true,
    },
    // Whoever rendered a missing entry has just asked the server.
    confirmation: isMissing === true ? 'fresh' : 'pending',
  });
}

/** Shows the first view inlined in this page. False where there is none, or it is malformed: then nothing can be hydrated. */
export function showInlinedFirstView(): boolean {
  const json = document.getElementById(FIRST_VIEW_ID)?.textContent;
  if (!json) return false;
  try {
    showFirstView(JSON.parse(json));
    return true;
  } catch {
    return false;
  }
}

import * as v from 'valibot';
import { change, read, write } from '../../data/device-store/database';
import { tabChannel } from '../../data/device-store/tab-channel';
import { observable } from '../../lib/observable';

/** What the person requested to download, as stored on the device. Progress is derived from the picture cache itself. */
const downloadRequest = v.object({
  scope: v.union([v.literal('all'), v.array(v.string())]),
  /** Paused by the person; a lost connection or a reload does not set it. */
  paused: v.boolean(),
  /** Server time, ms, when the download completed; null: not yet. */
  completeAt: v.nullable(v.number()),
});
export type DownloadRequest = v.InferOutput<typeof downloadRequest>;

/**
 * `off`: nothing requested; `running`; `paused` by the person; `waiting` for the network; `full`: quota exceeded;
 * `behind`: was complete, and the catalogue has changed since; `complete`.
 */
export type DownloadPhase = 'off' | 'running' | 'paused' | 'waiting' | 'full' | 'behind' | 'complete';

export interface DownloadState {
  phase: DownloadPhase;
  request: DownloadRequest | null;
  /** Pictures in scope, and how many of them are cached. */
  pictures: { total: number; cached: number };
  bytes: { total: number; cached: number };
}

export const NO_DOWNLOAD: DownloadState = {
  phase: 'off',
  request: null,
  pictures: { total: 0, cached: 0 },
  bytes: { total: 0, cached: 0 },
};

export const downloadState = observable<DownloadState>(NO_DOWNLOAD);

export const updateDownloadState = (update: Partial<DownloadState>): void =>
  downloadState.set({ ...downloadState.get(), ...update });

const REQUEST_KEY = 'request';

/** `request-changed`: the person requested something else in another tab. Else: progress of the tab that downloads. */
type TabMessage = 'request-changed' | Pick<DownloadState, 'phase' | 'pictures' | 'bytes'>;

const channel = tabChannel<TabMessage>('offline-download');

export const isPending = (request: DownloadRequest | null): request is DownloadRequest =>
  request !== null && !request.paused && request.completeAt === null;

/** Updates the state here and in the other tabs. For the tab that downloads. */
export function publishProgress(update: Partial<Omit<DownloadState, 'request'>>): void {
  updateDownloadState(update);
  const { phase, pictures, bytes } = downloadState.get();
  channel.post({ phase, pictures, bytes });
}

/** Shows the progress of other tabs; calls `onRequestChanged` when the person requested something else in one of them. */
export function followOtherTabs(onRequestChanged: () => void): void {
  channel.subscribe((message) => {
    if (message === 'request-changed') onRequestChanged();
    // Progress sent before the pause reached the other tab is outdated.
    else if (downloadState.get().request?.paused === false) updateDownloadState(message);
  });
}

function parse(value: unknown): DownloadRequest | null {
  const stored = v.safeParse(downloadRequest, value);
  return stored.success ? stored.output : null;
}

export const readRequest = async (): Promise<DownloadRequest | null> => parse(await read('downloads', REQUEST_KEY));

export async function saveRequest(next: DownloadRequest | null): Promise<void> {
  updateDownloadState({ request: next });
  await write('downloads', REQUEST_KEY, next ?? undefined);
  channel.post('request-changed');
}

/** Stores that `request` is complete. Returns false when the person requested something else meanwhile, in any tab. */
export async function markComplete(request: DownloadRequest, at: number): Promise<boolean> {
  const complete = { ...request, completeAt: at };
  const result = { isCurrent: false };
  await change('downloads', REQUEST_KEY, (stored) => {
    result.isCurrent = JSON.stringify(parse(stored)) === JSON.stringify(request);
    return result.isCurrent ? complete : stored;
  });
  if (result.isCurrent) {
    updateDownloadState({ request: complete });
    channel.post('request-changed');
  }
  return result.isCurrent;
}

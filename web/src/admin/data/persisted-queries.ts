import type { Query, QueryClient } from '@tanstack/react-query';
import { changeStaffQueries, readStaffQueries } from '../../data/offline-files/staff-queries';
import type { PersistedQuery } from '../../data/offline-files/staff-queries';
import { runningRelease } from '../../data/release/releases';
import { readStoredSession } from '../../data/device-store/stored-session';

/*
 * Stores the last answers of lists on staff screens, so that they open before Firestore does. Its cache opens only after Auth has
 * verified the stored session at its server: on a bad network that takes seconds. docs/decisions/022-staff-lists.md
 */

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Converts an answer to what the device stores; without it nothing is stored. */
      persisted?: (value: never) => unknown;
    };
  }
}

/** No other release reads what this one wrote, so it is not parsed. */
const ownRelease = (): string => runningRelease() ?? 'development';
/** Answers on a device; those shown last stay. */
const MOST = 40;
const MAX_AGE_MS = 14 * 86_400_000;
const WRITE_DELAY_MS = 200;

const isOurs = ({ uid, release, at }: PersistedQuery, mine: string | undefined): boolean =>
  uid === mine && release === ownRelease() && Date.now() - at < MAX_AGE_MS;

/** Puts the last answers of the signed-in person into `client`, where it has none yet. Never rejects: without them screens wait for Firestore. */
export async function restorePersistedQueries(client: QueryClient): Promise<void> {
  try {
    const uid = readStoredSession()?.uid;
    const stored = (await readStaffQueries()).sort((one, other) => other.at - one.at);
    const ours = stored.filter((answer) => isOurs(answer, uid)).slice(0, MOST);
    for (const { key, value, at } of ours) show(client, key, value, at);
    const gone = stored.filter((answer) => !ours.includes(answer)).map(({ hash }) => hash);
    if (gone.length > 0) await changeStaffQueries([], gone);
  } catch {
    // Storage is off or broken.
  }
}

/** Shows an old answer; the query still asks for the current one. */
function show(client: QueryClient, queryKey: readonly unknown[], value: unknown, updatedAt: number): void {
  if (client.getQueryData(queryKey) !== undefined) return;
  client.setQueryData(queryKey, value, { updatedAt });
  void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
}

let storeChanged = (): Promise<void> => Promise.resolve();

/**
 * Stores what has changed without the delay, and `change` in answers of lists that were not on screen meanwhile. Resolves when the device
 * has it, or has failed to store it.
 *
 * @param change returns the same value where it changes nothing
 */
export async function storeChangedQueries(change: (value: unknown) => unknown): Promise<void> {
  await storeChanged();
  try {
    const stored = await readStaffQueries();
    const changed = stored.map((answer) => ({ answer, value: change(answer.value) }));
    const others = changed.flatMap(({ answer, value }) => (value === answer.value ? [] : [{ ...answer, value }]));
    if (others.length > 0) await changeStaffQueries(others);
  } catch {
    // Storage is off or broken.
  }
}

/** Stores the answers of `client` on this device from now on, for the signed-in user. Call it once. */
export function persistQueries(client: QueryClient): void {
  const cache = client.getQueryCache();
  const changed = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stored = Promise.resolve();
  const write = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const answers = [...changed].flatMap((hash) => answerOf(cache.get(hash)));
    changed.clear();
    if (answers.length > 0) {
      const change = changeStaffQueries(answers).catch(() => undefined);
      stored = Promise.all([stored, change]).then(() => undefined);
    }
    return stored;
  };
  storeChanged = write;
  cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.query.meta?.persisted === undefined) return;
    changed.add(event.query.queryHash);
    timer ??= setTimeout(() => void write(), WRITE_DELAY_MS);
  });
  addEventListener('pagehide', () => void write());
}

function answerOf(query: Query | undefined): PersistedQuery[] {
  const uid = readStoredSession()?.uid;
  // Logged out meanwhile: nothing of staff is written any more.
  if (uid === undefined || query?.meta?.persisted === undefined || query.state.data === undefined) return [];
  const { queryHash, queryKey, state } = query;
  const value = query.meta.persisted(state.data as never);
  return [{ hash: queryHash, key: queryKey, value, at: state.dataUpdatedAt, uid, release: ownRelease() }];
}

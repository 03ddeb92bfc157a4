import { queryOptions, skipToken } from '@tanstack/react-query';
import type { QueryFunctionContext, QueryKey, SkipToken } from '@tanstack/react-query';

/** What screens show until the listener has its first value. */
export interface Cached<Value> {
  value: Value | undefined;
  /** Shows another value; the query still waits for its listener. */
  replace: (value: Value) => void;
}

/** Starts a listener; resolves to the function that stops it. */
export type Subscribe<Value> = (
  onValue: (value: Value) => void,
  onFailure: (error: Error) => void,
  cached: Cached<Value>,
) => Promise<() => void>;

/** Listeners that run, by the query they feed. */
const running = new WeakMap<object, () => void>();

/**
 * Options of a query that a Firestore listener keeps current. The query function resolves with the listener's first value; later
 * values go into the cache. The listener stops when the last observer leaves, and starts again with the next one or a refetch.
 */
export const liveQuery = <Key extends QueryKey, Value>(queryKey: Key, subscribe: Subscribe<Value> | SkipToken) =>
  queryOptions({
    queryKey,
    queryFn: subscribe === skipToken ? skipToken : (context: QueryFunctionContext<Key>) => listen<Value>(context, subscribe),
    staleTime: Infinity,
    retry: false,
  });

function listen<Value>({ client, queryKey, signal }: QueryFunctionContext, subscribe: Subscribe<Value>): Promise<Value> {
  const cache = client.getQueryCache();
  const query = cache.find<Value>({ queryKey, exact: true });
  if (!query) return Promise.reject(new Error('A live query needs its entry in the query cache.'));
  running.get(query)?.();

  return new Promise((resolve, reject) => {
    let isStopped = false;
    let hasValue = false;
    let unsubscribe: () => void = () => undefined;
    const stop = (): void => {
      isStopped = true;
      unsubscribe();
      stopWatchingObservers();
      running.delete(query);
    };
    const stopWatchingObservers = cache.subscribe(({ type, query: changed }) => {
      if (type !== 'observerRemoved' || changed !== query || query.getObserversCount() > 0) return;
      stop();
      // The cached value is shown at once when a screen opens again, and listened to anew.
      query.invalidate();
    });
    const onValue = (value: Value): void => {
      if (isStopped) return;
      if (hasValue) client.setQueryData(queryKey, value);
      hasValue = true;
      resolve(value);
    };
    const replace = (value: Value): void => {
      if (!isStopped && !hasValue) client.setQueryData(queryKey, value);
    };
    const onFailure = (error: Error): void => {
      if (isStopped) return;
      stop();
      reject(error);
      if (hasValue) query.setState({ status: 'error', error });
    };
    running.set(query, stop);
    // Aborted when the last observer leaves before the first value.
    signal.addEventListener('abort', () => {
      if (hasValue) return;
      stop();
      // A value that stood in for the first one counts as an answer otherwise.
      query.invalidate();
    });
    subscribe(onValue, onFailure, { value: query.state.data, replace }).then(
      (stopListening) => {
        if (isStopped) stopListening();
        else unsubscribe = stopListening;
      },
      (reason: unknown) => onFailure(reason instanceof Error ? reason : new Error(String(reason))),
    );
  });
}

/** Lists that a screen shows first: the device keeps what they answered last (persisted-queries.ts). */
export const persistedRows = {
  meta: { persisted: <Value extends { fromDevice: boolean }>(value: Value): Value => ({ ...value, fromDevice: true }) },
};

/** As {@link persistedRows}, of what has no source. */
export const persistedValue = { meta: { persisted: <Value>(value: Value): Value => value } };

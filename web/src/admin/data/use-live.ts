import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

/** Starts listening; resolves to the way to stop. */
export type Listen<Value> = (onValue: (value: Value) => void, onFailure: (error: Error) => void) => Promise<() => void>;

export interface Live<Value> {
  value: Value | undefined;
  /** Why nothing (more) comes; the last value stays. */
  error: Error | null;
}

/**
 * A value that its source keeps current, held in the query cache under `key`, so that a screen shows the last one at once when it
 * is opened again. `listen` may change with each render; only a new `key` listens anew.
 */
export function useLive<Value>(key: string, listen: Listen<Value>, enabled = true): Live<Value> {
  const client = useQueryClient();
  const held = useQuery<Live<Value>>({ queryKey: ['live', key], queryFn: () => new Promise(() => undefined), enabled: false });
  const start = useEffectEvent(listen);

  useEffect(() => {
    if (!enabled) return;
    let stopped = false;
    let stop: (() => void) | null = null;
    const show = (next: (last: Value | undefined) => Live<Value>) => {
      if (!stopped) client.setQueryData<Live<Value>>(['live', key], (last) => next(last?.value));
    };
    const fail = (error: Error) => show((value) => ({ value, error }));
    start((value) => show(() => ({ value, error: null })), fail)
      .then((stopListening) => {
        if (stopped) stopListening();
        else stop = stopListening;
      })
      .catch((reason: unknown) => fail(reason instanceof Error ? reason : new Error(String(reason))));
    return () => {
      stopped = true;
      stop?.();
    };
  }, [key, enabled, client]);

  return held.data ?? { value: undefined, error: null };
}

/** A value with change listeners, in the shape that React's useSyncExternalStore takes. */
export interface Observable<Value> {
  get: () => Value;
  /** Does nothing when it is the same value already. */
  set: (next: Value) => void;
  /** Calls `listener` after each change; returns the function that stops it. */
  subscribe: (listener: () => void) => () => void;
}

export function observable<Value>(initial: Value): Observable<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(next) {
      if (Object.is(next, current)) return;
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

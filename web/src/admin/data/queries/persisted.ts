/** Lists that a screen shows first: the device keeps what they answered last (persisted-queries.ts). */
export const persistedRows = {
  meta: { persisted: <Value extends { fromDevice: boolean }>(value: Value): Value => ({ ...value, fromDevice: true }) },
};

/** As {@link persistedRows}, of what has no source. */
export const persistedValue = { meta: { persisted: <Value>(value: Value): Value => value } };

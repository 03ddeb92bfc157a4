/** Lists that a screen shows first: the device keeps what they answered last (last-answers.ts). */
export const keptRows = {
  meta: { lastAnswer: <Value extends { fromDevice: boolean }>(value: Value): Value => ({ ...value, fromDevice: true }) },
};

/** As {@link keptRows}, of what has no source. */
export const keptValue = { meta: { lastAnswer: <Value>(value: Value): Value => value } };

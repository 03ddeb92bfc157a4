/** A Firestore value as Google's REST API writes it, such as `{ integerValue: '7' }`. */
export type RestValue = Readonly<Record<string, unknown>>;

/** A JSON value with the types that REST wants. */
export function toRest(value: unknown): RestValue {
  if (value === null || value === undefined) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toRest) } };
  return { mapValue: { fields: toRestFields(value) } };
}

/** Fields of a document as Google's REST API writes them. */
export const toRestFields = (fields: object): Record<string, RestValue> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toRest(value)]));

/** The text of a field; '' if it is missing or no text. */
export const textOf = (fields: Readonly<Record<string, unknown>>, name: string): string => {
  const { stringValue } = (fields[name] ?? {}) as { stringValue?: unknown };
  return typeof stringValue === 'string' ? stringValue : '';
};

import * as v from 'valibot';

/** Stands for a text that does not fit its field. */
export const UNREADABLE = 'Cannot be read';

interface StoredReading<Value> {
  value: Value;
  /** Names of the fields that did not fit and have a replacement in `value`. */
  unreadable: string[];
}

/** What stands for a value that does not fit, in this order: the first that the field accepts. */
const REPLACEMENTS: readonly unknown[] = [null, UNREADABLE, undefined, 0, 1, false, [], {}, 'unreadable'];

const firstOption = (schema: v.GenericSchema): readonly unknown[] =>
  'options' in schema && Array.isArray(schema.options) ? schema.options.slice(0, 1) : [];

/**
 * Reads a stored document. A field that does not fit its schema has a replacement, so that no list drops the document and
 * somebody can mend or remove it.
 *
 * @throws ValiError if a field accepts no replacement
 */
export function readStored<Entries extends v.ObjectEntries>(
  schema: v.ObjectSchema<Entries, undefined>,
  data: Record<string, unknown>,
): StoredReading<v.InferOutput<v.ObjectSchema<Entries, undefined>>> {
  const parsed = v.safeParse(schema, data);
  if (parsed.success) return { value: parsed.output, unreadable: [] };
  const unreadable = Object.keys(schema.entries).filter((field) => !v.is(v.pick(schema, [field]), data));
  const replaced = unreadable.map((field) => {
    const fits = (value: unknown) => v.is(v.pick(schema, [field]), value === undefined ? {} : { [field]: value });
    const options = firstOption(schema.entries[field] as v.GenericSchema);
    return [field, [...REPLACEMENTS, ...options].find(fits)] as const;
  });
  const known = Object.fromEntries(replaced.filter(([, value]) => value !== undefined));
  const kept = Object.fromEntries(Object.entries(data).filter(([field]) => !unreadable.includes(field)));
  return { value: v.parse(schema, { ...kept, ...known }), unreadable };
}

import * as v from 'valibot';

/** What a schema of the contract says against a value; undefined: nothing. */
export function fieldError(schema: v.GenericSchema, value: unknown): string | undefined {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? undefined : parsed.issues[0].message;
}

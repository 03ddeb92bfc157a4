import { readdirSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { categoryEdit, categoryInput } from './endpoints/categories';
import { bannerEdit } from './endpoints/banners';
import { productEdit, productInput } from './endpoints/product-input';
import { orderLine } from './entities/order-line';

interface Part {
  kind: 'schema' | 'validation' | 'transformation' | 'metadata';
  type: string;
  pipe?: readonly Part[];
  [field: string]: unknown;
}

const isSchema = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema' && 'type' in value;

/** The schemas directly inside one: of its entries, items, options and wrappers. */
const partsOf = (schema: Part): Part[] =>
  Object.entries(schema).flatMap(([field, value]) => {
    if (field === 'pipe' || field === '~standard') return [];
    if (isSchema(value)) return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).filter(isSchema) : [];
  });

/** The actions of a pipe and of the pipe that it extends. */
const actionsOf = ({ pipe: [first, ...later] = [] }: Part): Part[] => [
  ...(first === undefined ? [] : actionsOf(first)),
  ...later,
];

const hasBounds = (schema: Part): boolean =>
  ['min_value', 'max_value'].every((type) => actionsOf(schema).some((action) => action.type === type));

/** Whether a schema accepts numbers within bounds only. */
const isBounded = (schema: Part): boolean =>
  (schema.type === 'number' && hasBounds(schema)) || (partsOf(schema).length > 0 && partsOf(schema).every(isBounded));

/** Paths of the numbers of a schema that lack a bound. */
function unboundedNumbers(schema: Part, path: string, seen = new Set<Part>()): string[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  if (schema.type === 'number') return hasBounds(schema) ? [] : [path];
  const [first, ...later] = schema.pipe ?? [];
  // What a later schema of the pipe checks need not be checked before it is transformed.
  if (later.some((one) => isSchema(one) && isBounded(one))) return [];
  return [...(first === undefined || first === schema ? [] : [first]), ...later.filter(isSchema), ...partsOf(schema)].flatMap(
    (part) => unboundedNumbers(part, `${path}.${part.type}`, seen),
  );
}

const files = ['.', 'entities', 'endpoints'].flatMap((folder) =>
  readdirSync(new URL(folder, import.meta.url))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => `./${folder}/${name}`.replace('./.', '.')),
);

describe('numbers of the contract', () => {
  it.each(files)('%s: each has a lower and an upper bound', async (file) => {
    const module = (await import(/* @vite-ignore */ file)) as Record<string, unknown>;
    const found = Object.entries(module).flatMap(([name, value]) => (isSchema(value) ? unboundedNumbers(value, name) : []));
    expect(found).toEqual([]);
  });
});

/** The names of a record's numeric fields, found by what the schema accepts. One that replaces what it cannot read accepts all. */
const numericFields = (schema: { entries: Record<string, v.GenericSchema> }): [string, v.GenericSchema][] =>
  Object.entries(schema.entries).filter(([, field]) => (v.is(field, 1) || v.is(field, 100)) && !v.is(field, Symbol('any')));

const UNUSABLE = [NaN, Infinity, -Infinity, 1e308, -1e308];

describe.each(Object.entries({ categoryInput, categoryEdit, bannerEdit, productInput, productEdit, orderLine }))(
  '%s',
  (_, schema) => {
    it.each(numericFields(schema))('%s refuses what no document can keep', (_name, field) => {
      for (const value of UNUSABLE) expect(v.safeParse(field, value).success, String(value)).toBe(false);
      const big = v.safeParse(field, 2 ** 53);
      expect(big.success && Number(big.output) > Number.MAX_SAFE_INTEGER).toBe(false);
      const zero = v.safeParse(field, -0);
      expect(zero.success && zero.output !== 0).toBe(false);
    });
  },
);

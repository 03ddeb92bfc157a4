import * as v from 'valibot';
import { read, remove, write } from '../../../data/device-store/database';
import { parseWrite, type PendingWrite, type ProductStep } from '../../data/pending-writes/pending-write';
import type { Import } from './import-write';

const KEY = 'import';

const ofImport = v.object({
  skipped: v.array(
    v.object({
      line: v.number(),
      title: v.string(),
      errors: v.array(v.object({ column: v.string(), message: v.string() })),
    }),
  ),
  wrong: v.optional(v.nullable(v.object({ header: v.array(v.string()), rows: v.array(v.array(v.string())) })), null),
  categories: v.array(v.object({ id: v.string(), title: v.string(), outcome: v.picklist(['waiting', 'written', 'refused']) })),
});

/** The import that is on its way or can still be undone, if this device keeps one. */
export async function readImport(): Promise<Import | null> {
  const stored = await read('settings', KEY);
  const [started, parsed] = [parseWrite(stored), v.safeParse(ofImport, stored)];
  return started && parsed.success ? { ...(started as PendingWrite<ProductStep>), ...parsed.output } : null;
}

export const saveImport = (current: PendingWrite): Promise<boolean> => write('settings', KEY, current);
export const deleteImport = (): Promise<boolean> => remove('settings', KEY);

import { parseArgs } from 'node:util';
import { readShift } from '../options';
import { UserError } from '../user-error';
import type { Part } from './parts';

export interface TestOptions {
  shift: number;
  isWanted: (part: Part) => boolean;
}

/** Reads `--only` and `--shift` of npm test. Throws if `--only` names a part that does not exist. */
export function readTestOptions(parts: readonly Part[], args = process.argv.slice(2)): TestOptions {
  const { values } = parseArgs({ args, options: { only: { type: 'string' }, shift: { type: 'string', default: '200' } } });
  const all = parts.map(({ name }) => name);
  const names = values.only?.split(',') ?? all;
  const unknown = names.find((name) => !all.includes(name));
  if (unknown !== undefined) throw new UserError(`There is no part "${unknown}": --only takes some of ${all.join(',')}.`);
  return { shift: readShift(values.shift), isWanted: ({ name }) => names.includes(name) };
}

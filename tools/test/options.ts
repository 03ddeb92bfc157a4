import { parseArgs } from 'node:util';
import { readShift } from '../options';
import { UserError } from '../user-error';
import type { Part } from './parts';

export interface TestOptions {
  /** Whether the e2e tests tagged @ci run, too. */
  all: boolean;
  shift: number;
  isWanted: (part: Part) => boolean;
}

const options = {
  all: { type: 'boolean', default: false },
  only: { type: 'string' },
  shift: { type: 'string', default: '200' },
} as const;

/** Reads `--all`, `--only` and `--shift` of npm test. Throws if `--only` names a part that does not exist. */
export function readTestOptions(parts: readonly Part[], args = process.argv.slice(2)): TestOptions {
  const { values } = parseArgs({ args, options });
  const known = parts.map(({ name }) => name);
  const unasked = parts.filter(({ onlyWithAll }) => values.all || !onlyWithAll).map(({ name }) => name);
  const names = values.only?.split(',') ?? unasked;
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new UserError(`There is no part "${unknown}": --only takes some of ${known.join(',')}.`);
  return { all: values.all, shift: readShift(values.shift), isWanted: ({ name }) => names.includes(name) };
}

import { conditionsOf } from './conditions';

export interface Mutant {
  /** `line: negated|dropped condition`. */
  name: string;
  /** Where the condition stands: the name of a function, or collection and verbs of an `allow`. */
  scope: string;
  rules: string;
}

/**
 * Conditions that can be dropped without effect, as `scope: start of the condition`. The rules keep them because they say what is
 * meant. For every value that one rejects, a later operand throws (an error denies like `false`), or another rule denies.
 */
const REDUNDANT: readonly string[] = [
  'isAdmin: request.auth != null',
  'isSelf: request.auth != null',
  'isNullOrId: value is string',
  'isNullOrPrice: value is number',
  'isNullOrNumber: value is number',
  'isActivityEntry: data.keys().hasAll(',
  'isSiteSettings: data.keys().hasAll(',
  'isSiteSettings: data.synonyms is list',
  'isSiteSettings: data.holidays is map',
  // The entry is created in the same commit, by an admin, under the id of its lead.
  'hasErasureEntry: entry.id == id',
  'hasErasureEntry: entry.by == request.auth.uid',
  'orders delete: isAdmin()',
  'quickEnquiries delete: isAdmin()',
  // It is the stored address, or the account's.
  'isProfile: isText(data.email',
];

/** Every condition of a rules file, negated and dropped in turn, but for drops without effect. */
export function mutantsOf(rules: string): Mutant[] {
  return conditionsOf(rules).flatMap(({ start, end, text, neutral }) => {
    const line = rules.slice(0, start).split('\n').length;
    const scope = scopeOf(rules, start);
    const shown = text.replace(/\s+/g, ' ');
    const mutant = (kind: string, by: string): Mutant => ({
      name: `${line}: ${kind} ${shown}`,
      scope,
      rules: rules.slice(0, start) + by + rules.slice(end),
    });
    const negated = mutant('negated', `!(${text})`);
    return REDUNDANT.some((one) => `${scope}: ${shown}`.startsWith(one)) ? [negated] : [negated, mutant('dropped', neutral)];
  });
}

function scopeOf(rules: string, offset: number): string {
  const before = rules.slice(0, offset);
  const last = (pattern: RegExp): string => [...before.matchAll(pattern)].at(-1)?.[1] ?? '';
  const isAllow = before.lastIndexOf('allow ') > before.lastIndexOf('return ');
  return isAllow ? `${last(/^ +match \/(\w+)/gm)} ${last(/allow ([^:]+):/g)}` : last(/^ +function (\w+)/gm);
}

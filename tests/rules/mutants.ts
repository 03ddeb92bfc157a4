import type { Condition } from './conditions';
import { conditionsOf } from './conditions';
import type { Outcome } from './coverage';

export interface Mutant {
  /** `line: negated|dropped condition`. */
  name: string;
  condition: Condition;
  /** Outcome of the condition that the mutation does not change. */
  unchanged?: Outcome;
  rules: string;
}

/**
 * Conditions that can be dropped without effect, as `scope: start of the condition`. The rules keep them because they say what is
 * meant. For every value that one rejects, a later operand throws (an error denies like `false`), or another rule denies.
 */
const REDUNDANT: readonly string[] = [
  'isAdmin: request.auth != null',
  'isSales: request.auth != null',
  'isRep: request.auth != null',
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
  // A merged lead had another status before, and keeps the status `merged` until the merge is undone.
  'isMergeState: after == null',
  // It is the stored address, or the account's.
  'isProfile: isText(data.email',
];

/** Every condition of a rules file, negated and dropped in turn, but for drops without effect. */
export function mutantsOf(rules: string): Mutant[] {
  return conditionsOf(rules).flatMap((condition) => {
    const { start, end, text, neutral } = condition;
    const line = rules.slice(0, start).split('\n').length;
    const shown = text.replace(/\s+/g, ' ');
    const mutant = (kind: string, by: string) => ({
      name: `${line}: ${kind} ${shown}`,
      condition,
      rules: rules.slice(0, start) + by + rules.slice(end),
    });
    const negated = mutant('negated', `!(${text})`);
    const isRedundant = REDUNDANT.some((one) => `${scopeOf(rules, start)}: ${shown}`.startsWith(one));
    return isRedundant ? [negated] : [negated, { ...mutant('dropped', neutral), unchanged: neutral }];
  });
}

/** Where a condition stands: the name of its function, or the collection and verbs of its `allow`. */
function scopeOf(rules: string, offset: number): string {
  const before = rules.slice(0, offset);
  const last = (pattern: RegExp): string => [...before.matchAll(pattern)].at(-1)?.[1] ?? '';
  const isAllow = before.lastIndexOf('allow ') > before.lastIndexOf('return ');
  return isAllow ? `${last(/^ +match \/(\w+)/gm)} ${last(/allow ([^:]+):/g)}` : last(/^ +function (\w+)/gm);
}

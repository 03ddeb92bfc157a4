import { conditionsOf } from './conditions';

export interface Mutant {
  /** `line: negated|dropped condition`. */
  name: string;
  /** Name of the function, or of the collection of the `allow`, that holds the condition. */
  scope: string;
  rules: string;
}

/**
 * Conditions that can be dropped without effect, as `scope: start of the condition`: for every value they reject, a later operand throws, and an
 * error denies like `false`. The rules keep them because they say what is meant.
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
  const isAllow = before.lastIndexOf('allow ') > before.lastIndexOf('return ');
  const names = before.matchAll(isAllow ? /^ +match \/(\w+)/gm : /^ +function (\w+)/gm);
  return [...names].at(-1)?.[1] ?? '';
}

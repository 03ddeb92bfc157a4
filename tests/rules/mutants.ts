import { conditionsOf } from './conditions';

export interface Mutant {
  /** `line: negated|dropped condition`. */
  name: string;
  rules: string;
}

/** Every condition of a rules file, negated and dropped in turn. */
export function mutantsOf(rules: string): Mutant[] {
  return conditionsOf(rules).flatMap(({ start, end, text, neutral }) => {
    const line = rules.slice(0, start).split('\n').length;
    const replaced = (by: string): string => rules.slice(0, start) + by + rules.slice(end);
    const shown = text.replace(/\s+/g, ' ');
    return [
      { name: `${line}: negated ${shown}`, rules: replaced(`!(${text})`) },
      { name: `${line}: dropped ${shown}`, rules: replaced(neutral) },
    ];
  });
}

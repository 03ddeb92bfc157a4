import { conditionsOf } from './conditions';
import type { Condition } from './conditions';

/** An expression in the coverage report of the Firestore emulator. */
interface Expression {
  sourcePosition: { currentOffset: number; endOffset: number };
  values?: { value: { boolValue?: boolean } }[];
  children?: Expression[];
}

export interface CoverageReport {
  report: Expression[];
  rules: { files: [{ content: string }] };
}

const withDescendants = (expression: Expression): Expression[] => [
  expression,
  ...(expression.children ?? []).flatMap(withDescendants),
];

/** The conditions that were never true or never false, as `line: condition - values`. */
export function oneSidedConditions({ report, rules }: CoverageReport): string[] {
  const source = rules.files[0].content;
  const all = report.flatMap(withDescendants);
  return conditionsOf(source).flatMap((condition) => {
    const values = new Set(matching(all, condition).flatMap(valuesOf));
    if (values.size === 2) return [];
    const line = source.slice(0, condition.start).split('\n').length;
    return [`${line}: ${condition.text.replace(/\s+/g, ' ')} - only ${[...values].join() || 'unevaluated'}`];
  });
}

/** The emulator reports partial evaluations without a boolean value. */
const valuesOf = ({ values = [] }: Expression): boolean[] => values.flatMap(({ value }) => value.boolValue ?? []);

/** Several expressions start at the same offset; the emulator's end may lack the closing bracket. */
function matching(all: readonly Expression[], { start, end }: Condition): Expression[] {
  const sameStart = all.filter(({ sourcePosition }) => sourcePosition.currentOffset === start);
  const distance = ({ sourcePosition }: Expression): number => Math.abs(sourcePosition.endOffset + 1 - end);
  const nearest = Math.min(...sameStart.map(distance));
  return sameStart.filter((expression) => distance(expression) === nearest);
}

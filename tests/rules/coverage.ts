import { conditionsOf } from './conditions';
import type { Condition } from './conditions';

/** What a condition was: an error and a partial evaluation have no boolean value. */
export type Outcome = 'true' | 'false' | 'neither';

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

/** The outcomes of each condition of the rules, by the condition's start. */
export function outcomesOf({ report, rules }: CoverageReport): Map<number, ReadonlySet<Outcome>> {
  const byStart = new Map<number, Expression[]>();
  for (const expression of report.flatMap(withDescendants)) {
    const { currentOffset } = expression.sourcePosition;
    byStart.set(currentOffset, [...(byStart.get(currentOffset) ?? []), expression]);
  }
  return new Map(
    conditionsOf(rules.files[0].content).map((condition) => [
      condition.start,
      new Set(nearest(byStart.get(condition.start) ?? [], condition).flatMap(expressionOutcomes)),
    ]),
  );
}

/** The conditions that were never true or never false, as `line: condition - values`. */
export function oneSidedConditions(coverage: CoverageReport): string[] {
  const source = coverage.rules.files[0].content;
  const outcomes = outcomesOf(coverage);
  return conditionsOf(source).flatMap(({ start, text }) => {
    const values = [...(outcomes.get(start) ?? [])].filter((outcome) => outcome !== 'neither');
    if (values.length === 2) return [];
    const line = source.slice(0, start).split('\n').length;
    return [`${line}: ${text.replace(/\s+/g, ' ')} - only ${values.join() || 'unevaluated'}`];
  });
}

const expressionOutcomes = ({ values = [] }: Expression): Outcome[] =>
  values.map(({ value: { boolValue } }) => (boolValue === undefined ? 'neither' : boolValue ? 'true' : 'false'));

/** Of the expressions that start where the condition does, those that end there, too. The emulator's end may lack the closing bracket. */
function nearest(sameStart: readonly Expression[], { end }: Condition): Expression[] {
  const distance = ({ sourcePosition }: Expression): number => Math.abs(sourcePosition.endOffset + 1 - end);
  const least = Math.min(...sameStart.map(distance));
  return sameStart.filter((expression) => distance(expression) === least);
}

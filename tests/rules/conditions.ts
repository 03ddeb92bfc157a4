/** One condition of a rules file: an operand of `&&` or `||`, or a whole expression. */
export interface Condition {
  start: number;
  end: number;
  text: string;
  /** What removes the condition from its expression. */
  neutral: 'true' | 'false';
}

const OPENING = '([{';
const CLOSING = ')]}';

/** The conditions of every `allow` and of every function of a rules file. */
export function conditionsOf(rules: string): Condition[] {
  const source = withoutComments(rules);
  const expressions = source.matchAll(/(?:\breturn\b|: if\b)([^;]*);/g);
  return [...expressions].flatMap((match) => {
    const start = match.index + match[0].indexOf(match[1] ?? '');
    return operandsOf(source, start, start + (match[1] ?? '').length, 'true');
  });
}

/** Same length, so that offsets stay valid. A URL in a string is no comment. */
const withoutComments = (rules: string): string =>
  rules.replace(/^(\s*)\/\/.*$/gm, (line, indent: string) => indent + ' '.repeat(line.length - indent.length));

function operandsOf(source: string, from: number, to: number, neutral: Condition['neutral']): Condition[] {
  const [start, end] = trimmed(source, from, to);
  for (const operator of ['||', '&&'] as const) {
    const parts = split(source, start, end, operator);
    if (parts.length > 1) {
      return parts.flatMap(([one, other]) => operandsOf(source, one, other, operator === '&&' ? 'true' : 'false'));
    }
  }
  if (source[start] === '(' && closingOf(source, start) === end - 1) return operandsOf(source, start + 1, end - 1, neutral);
  const text = source.slice(start, end);
  return text === 'true' ? [] : [{ start, end, text, neutral }];
}

function trimmed(source: string, from: number, to: number): [number, number] {
  const text = source.slice(from, to);
  return [from + text.length - text.trimStart().length, to - (text.length - text.trimEnd().length)];
}

/** Ranges between the operators outside of brackets and strings. */
function split(source: string, start: number, end: number, operator: string): [number, number][] {
  const ranges: [number, number][] = [];
  let from = start;
  let index = start;
  while (index < end) {
    const character = source[index] ?? '';
    if (character === "'" || OPENING.includes(character)) index = closingOf(source, index) + 1;
    else if (source.startsWith(operator, index)) {
      ranges.push([from, index]);
      index += operator.length;
      from = index;
    } else index += 1;
  }
  return [...ranges, [from, end]];
}

/** Index of the bracket or quote that closes the one at `open`. */
function closingOf(source: string, open: number): number {
  if (source[open] === "'") return source.indexOf("'", open + 1);
  let depth = 0;
  for (let index = open; index < source.length; index += 1) {
    const character = source[index] ?? '';
    if (character === "'") index = source.indexOf("'", index + 1);
    else if (OPENING.includes(character)) depth += 1;
    else if (CLOSING.includes(character)) depth -= 1;
    if (depth === 0) return index;
  }
  throw new Error(`Unclosed bracket at ${open}`);
}

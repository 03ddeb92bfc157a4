import ts from 'typescript';
import { Evaluation, isWebQuery } from './evaluate-query';
import type { Environment } from './evaluate-query';
import type { Query } from './query';
import { visit } from './source-scope';
import type { Scope } from './source-scope';

/**
 * All queries of the sources, by evaluating the expressions that make them: once for each value of each variable in
 * `domains`. Throws for an expression that it does not understand, so that no query is missed.
 */
export function findQueries(scope: Scope, domains: Readonly<Record<string, readonly string[]>>): Query[] {
  const found = new Map<string, Query>();
  const calls = scope.files.flatMap(readsOf);
  for (const environment of combinations(Object.entries(domains))) {
    for (const query of calls.flatMap((call) => new Evaluation(scope, environment).queriesOf(call))) {
      found.set(`${query.collection} ${JSON.stringify(query.constraints)}`, query);
    }
  }
  return [...found.values()];
}

/** Calls that build a query of the web SDK or run one of the Admin SDK. */
function readsOf(file: ts.SourceFile): ts.CallExpression[] {
  const calls: ts.CallExpression[] = [];
  visit(file, (node) => {
    if (!ts.isCallExpression(node)) return;
    const { expression } = node;
    const isRead = ts.isPropertyAccessExpression(expression) && ['get', 'count'].includes(expression.name.text);
    if (isWebQuery(node) || isRead) calls.push(node);
  });
  return calls;
}

function combinations([first, ...rest]: [string, readonly string[]][]): Environment[] {
  if (first === undefined) return [{}];
  const [name, values] = first;
  return combinations(rest).flatMap((others) => values.map((value) => ({ ...others, [name]: value })));
}

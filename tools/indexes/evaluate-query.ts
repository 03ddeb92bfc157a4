import ts from 'typescript';
import type { Callable, Scope } from './source-scope';
import type { Constraint, Query } from './query';

/** Values of the variables that queries depend on, by name. */
export type Environment = Readonly<Record<string, string>>;
type Alternatives = readonly (readonly Constraint[])[];

/** Methods and functions that only cut or position a query. */
const NEUTRAL = ['limit', 'offset', 'startAfter', 'startAt', 'endAt', 'count', 'select'];
const MAX_DEPTH = 30;

export const isWebQuery = ({ expression }: ts.CallExpression): boolean =>
  ts.isIdentifier(expression) && expression.text === 'query';

/** Evaluates the expressions that make queries, for one value of each variable. */
export class Evaluation {
  constructor(
    private readonly scope: Scope,
    private readonly environment: Environment,
    private readonly depth = 0,
  ) {}

  /** The queries that a call runs or builds; none for a read of something else. */
  queriesOf(call: ts.CallExpression): Query[] {
    const { expression, arguments: given } = call;
    const node = isWebQuery(call) ? call : (given[0] ?? (expression as ts.PropertyAccessExpression).expression);
    const file = call.getSourceFile();
    const location = `${file.fileName}:${file.getLineAndCharacterOfPosition(call.getStart()).line + 1}`;
    return (this.query(node) ?? []).map((query) => ({ ...query, location }));
  }

  /** Null for what is no query, e.g. a document. */
  private query(node: ts.Expression): Omit<Query, 'location'>[] | null {
    const inner = this.deeper();
    if (ts.isIdentifier(node)) {
      const declared = this.scope.resolve(node);
      if (declared?.kind === 'expression') return inner.query(declared.node);
      if (declared?.kind !== 'parameter') return null;
      const passed = this.scope.argumentsOf(declared).flatMap((given) => given[declared.index] ?? []);
      return passed.flatMap((one) => inner.query(one) ?? []);
    }
    if (!ts.isCallExpression(node)) return null;
    const { expression, arguments: given } = node;
    if (ts.isPropertyAccessExpression(expression)) return this.method(expression, given);
    if (!ts.isIdentifier(expression)) return null;
    if (expression.text === 'collection' && given.length === 2) return this.collection(given[1]);
    if (expression.text === 'query') return this.constrained(given);
    const declared = this.scope.resolve(expression);
    if (declared?.kind !== 'function') return null;
    return this.called(declared.node, given).flatMap(([evaluation, result]) => evaluation.query(result) ?? []);
  }

  private method({ expression, name }: ts.PropertyAccessExpression, given: ts.NodeArray<ts.Expression>) {
    if (name.text === 'collection') return this.collection(given[0]);
    if (NEUTRAL.includes(name.text)) return this.deeper().query(expression);
    if (name.text !== 'where' && name.text !== 'orderBy') return null;
    const constraint = this.constraint(name.text, given);
    return (
      this.deeper()
        .query(expression)
        ?.map((query) => ({ ...query, constraints: [...query.constraints, constraint] })) ?? null
    );
  }

  private constrained([base, ...rest]: readonly ts.Expression[]): Omit<Query, 'location'>[] | null {
    const queries = base && this.deeper().query(base);
    return (
      queries?.flatMap((query) =>
        this.sequence(rest).map((added) => ({ ...query, constraints: [...query.constraints, ...added] })),
      ) ?? null
    );
  }

  private collection(name: ts.Expression | undefined): Omit<Query, 'location'>[] {
    return (name === undefined ? [] : this.strings(name)).map((collection) => ({ collection, constraints: [] }));
  }

  /** Each alternative of one expression followed by each of the next. */
  private sequence(nodes: readonly ts.Expression[]): Alternatives {
    return nodes.reduce<Alternatives>(
      (before, node) => this.alternatives(node).flatMap((added) => before.map((one) => [...one, ...added])),
      [[]],
    );
  }

  private alternatives(node: ts.Expression): Alternatives {
    const inner = this.deeper();
    if (
      ts.isParenthesizedExpression(node) ||
      ts.isAsExpression(node) ||
      ts.isSatisfiesExpression(node) ||
      ts.isSpreadElement(node)
    )
      return inner.alternatives(node.expression);
    if (ts.isArrayLiteralExpression(node)) return inner.sequence(node.elements);
    if (ts.isConditionalExpression(node)) {
      const known = this.truth(node.condition);
      if (known !== null) return inner.alternatives(known ? node.whenTrue : node.whenFalse);
      return [...inner.alternatives(node.whenTrue), ...inner.alternatives(node.whenFalse)];
    }
    if (ts.isElementAccessExpression(node) || ts.isPropertyAccessExpression(node)) {
      return this.members(node).flatMap((member) => inner.alternatives(member));
    }
    if (ts.isIdentifier(node)) return this.named(node);
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression))
      return this.constraintCall(node.expression, node.arguments);
    throw new Error(`Not understood: ${node.getText()} in ${node.getSourceFile().fileName}`);
  }

  private constraintCall(callee: ts.Identifier, given: ts.NodeArray<ts.Expression>): Alternatives {
    if (callee.text === 'where' || callee.text === 'orderBy') return [[this.constraint(callee.text, given)]];
    if (NEUTRAL.includes(callee.text)) return [[]];
    const declared = this.scope.resolve(callee);
    if (declared?.kind === 'function') {
      return this.called(declared.node, given).flatMap(([evaluation, result]) => evaluation.alternatives(result));
    }
    if (declared?.kind === 'parameter') return this.named(callee);
    throw new Error(`Not understood: ${callee.text}()`);
  }

  private named(name: ts.Identifier): Alternatives {
    const inner = this.deeper();
    const declared = this.scope.resolve(name);
    if (declared?.kind === 'expression') return inner.alternatives(declared.node);
    if (declared?.kind === 'parameter') {
      return this.scope
        .argumentsOf(declared)
        .flatMap((given) =>
          inner.sequence(
            (declared.isRest ? given.slice(declared.index) : [given[declared.index]]).flatMap((one) => callback(one)),
          ),
        );
    }
    throw new Error(`Not understood: ${name.text} in ${name.getSourceFile().fileName}`);
  }

  private constraint(kind: Constraint['kind'], [field, by]: readonly ts.Expression[]): Constraint {
    const name = field && ts.isStringLiteral(field) ? field.text : '__name__';
    return { kind, field: name, by: by && ts.isStringLiteral(by) ? by.text : 'asc' };
  }

  /** The members of an object literal that an access can mean. */
  private members(node: ts.ElementAccessExpression | ts.PropertyAccessExpression): ts.Expression[] {
    const declared = ts.isIdentifier(node.expression) ? this.scope.resolve(node.expression) : null;
    const object = declared?.kind === 'expression' ? unwrapped(declared.node) : null;
    if (object === null || !ts.isObjectLiteralExpression(object)) throw new Error(`Not understood: ${node.getText()}`);
    const keys = ts.isPropertyAccessExpression(node) ? [node.name.text] : this.strings(node.argumentExpression);
    return object.properties.flatMap((property) =>
      ts.isPropertyAssignment(property) && keys.includes(property.name.getText()) ? [property.initializer] : [],
    );
  }

  /** The strings that an expression can be. */
  private strings(node: ts.Expression): string[] {
    if (ts.isStringLiteral(node)) return [node.text];
    if (ts.isIdentifier(node)) {
      const value = this.environment[node.text];
      if (value !== undefined) return [value];
      const declared = this.scope.resolve(node);
      if (declared?.kind === 'expression') return this.deeper().strings(declared.node);
      if (declared?.kind !== 'parameter') throw new Error(`Unknown variable ${node.text} in ${node.getSourceFile().fileName}`);
      const passed = this.scope.argumentsOf(declared).flatMap((given) => given[declared.index] ?? []);
      return passed.flatMap((one) => this.deeper().strings(one));
    }
    if (ts.isConditionalExpression(node)) {
      const known = this.truth(node.condition);
      const branches = known === null ? [node.whenTrue, node.whenFalse] : [known ? node.whenTrue : node.whenFalse];
      return branches.flatMap((one) => this.deeper().strings(one));
    }
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const declared = this.scope.resolve(node.expression);
      if (declared?.kind !== 'function') throw new Error(`Not understood: ${node.getText()}`);
      return this.called(declared.node, node.arguments).flatMap(([evaluation, result]) => evaluation.strings(result));
    }
    return this.members(node as ts.ElementAccessExpression).flatMap((one) => this.strings(one));
  }

  /** Null where the variables do not decide. */
  private truth(node: ts.Expression): boolean | null {
    if (!ts.isBinaryExpression(node) || !ts.isIdentifier(node.left) || !ts.isStringLiteral(node.right)) return null;
    const value = this.environment[node.left.text];
    if (value === undefined) return null;
    if (node.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken) return value === node.right.text;
    return node.operatorToken.kind === ts.SyntaxKind.ExclamationEqualsEqualsToken ? value !== node.right.text : null;
  }

  /** What a function can return, with the evaluation that knows its literal arguments. */
  private called(callable: Callable, given: ts.NodeArray<ts.Expression>): [Evaluation, ts.Expression][] {
    const literals = callable.parameters.flatMap(({ name }, index) => {
      const passed = given[index];
      return ts.isIdentifier(name) && passed && ts.isStringLiteral(passed) ? [[name.text, passed.text] as const] : [];
    });
    const inner = this.deeper({ ...this.environment, ...Object.fromEntries(literals) });
    if (callable.body === undefined) return [];
    if (!ts.isBlock(callable.body)) return [[inner, callable.body]];
    return inner.returns(callable.body.statements).map((result) => [inner, result]);
  }

  private returns(statements: readonly ts.Statement[]): ts.Expression[] {
    const results: ts.Expression[] = [];
    for (const statement of statements) {
      if (ts.isReturnStatement(statement) && statement.expression) return [...results, statement.expression];
      if (!ts.isIfStatement(statement)) continue;
      const known = this.truth(statement.expression);
      if (known === false) continue;
      const branch = ts.isBlock(statement.thenStatement) ? statement.thenStatement.statements : [statement.thenStatement];
      const returned = this.returns(branch);
      if (known === true && returned.length > 0) return [...results, ...returned];
      results.push(...returned);
    }
    return results;
  }

  private deeper(environment = this.environment): Evaluation {
    if (this.depth > MAX_DEPTH) throw new Error('An expression refers to itself');
    return new Evaluation(this.scope, environment, this.depth + 1);
  }
}

/** A constraint may be passed as a function that makes it. */
const callback = (node: ts.Expression | undefined): ts.Expression[] => {
  if (node === undefined) return [];
  return ts.isArrowFunction(node) && !ts.isBlock(node.body) ? [node.body] : [node];
};

const unwrapped = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? unwrapped(node.expression) : node;

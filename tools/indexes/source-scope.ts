import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** The sources under test, parsed, and where their names are declared. */
export interface Scope {
  files: readonly ts.SourceFile[];
  /** What an identifier stands for: an expression, a function, or a parameter; null for anything else. */
  resolve: (name: ts.Identifier) => Declaration | null;
  /** The arguments that the calls of a function pass; of its own file, if that calls it. */
  argumentsOf: (callee: { function: string; file: string }) => readonly ts.NodeArray<ts.Expression>[];
}

export type Callable = ts.FunctionDeclaration | ts.ArrowFunction | ts.FunctionExpression;
export type Declaration =
  | { kind: 'expression'; node: ts.Expression }
  | { kind: 'function'; node: Callable }
  | { kind: 'parameter'; function: string; file: string; index: number; isRest: boolean };

export function readScope(paths: readonly string[]): Scope {
  const files = paths.map((path) => ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true));
  const calls = new Map<string, { file: string; given: ts.NodeArray<ts.Expression> }[]>();
  const globals = new Map<string, Declaration>();
  for (const file of files) {
    for (const statement of file.statements) collect(statement, globals);
    visit(file, (node) => {
      if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
        const { text } = node.expression;
        calls.set(text, [...(calls.get(text) ?? []), { file: file.fileName, given: node.arguments }]);
      }
    });
  }
  const argumentsOf: Scope['argumentsOf'] = ({ function: name, file }) => {
    const all = calls.get(name) ?? [];
    const own = all.filter((call) => call.file === file);
    return (own.length > 0 ? own : all).map(({ given }) => given);
  };
  return { files, argumentsOf, resolve: (name) => lookUp(name, globals) };
}

export function visit(node: ts.Node, each: (node: ts.Node) => void): void {
  each(node);
  node.forEachChild((child) => visit(child, each));
}

/** Declarations of a statement by name. */
function collect(statement: ts.Node, into: Map<string, Declaration>): void {
  if (ts.isFunctionDeclaration(statement) && statement.name)
    into.set(statement.name.text, { kind: 'function', node: statement });
  if (!ts.isVariableStatement(statement)) return;
  for (const { name, initializer } of statement.declarationList.declarations) {
    if (!ts.isIdentifier(name) || initializer === undefined) continue;
    const isCallable = ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer);
    into.set(name.text, isCallable ? { kind: 'function', node: initializer } : { kind: 'expression', node: initializer });
  }
}

/** Looks outwards through blocks and functions, then in the other files. */
function lookUp(name: ts.Identifier, globals: ReadonlyMap<string, Declaration>): Declaration | null {
  for (let node: ts.Node = name; !ts.isSourceFile(node); node = node.parent) {
    const { parent } = node;
    if (ts.isBlock(parent) || ts.isSourceFile(parent)) {
      const found = new Map<string, Declaration>();
      for (const statement of parent.statements) collect(statement, found);
      const declaration = found.get(name.text);
      if (declaration !== undefined) return declaration;
    }
    const parameter = isCallable(parent) ? parameterOf(parent, name.text) : null;
    if (parameter !== null) return parameter;
  }
  return globals.get(name.text) ?? null;
}

const isCallable = (node: ts.Node): node is Callable =>
  ts.isFunctionDeclaration(node) || ts.isArrowFunction(node) || ts.isFunctionExpression(node);

function parameterOf(callable: Callable, name: string): Declaration | null {
  const index = callable.parameters.findIndex((one) => ts.isIdentifier(one.name) && one.name.text === name);
  const parameter = callable.parameters[index];
  if (parameter === undefined) return null;
  const file = callable.getSourceFile().fileName;
  return { kind: 'parameter', function: nameOf(callable), file, index, isRest: parameter.dotDotDotToken !== undefined };
}

function nameOf(callable: Callable): string {
  if (ts.isFunctionDeclaration(callable)) return callable.name?.text ?? '';
  return ts.isVariableDeclaration(callable.parent) && ts.isIdentifier(callable.parent.name) ? callable.parent.name.text : '';
}

/** One violation of each rule that needs types or knows React, by oxlint's name. oxlint.test.ts proves that each fails. */
export const VIOLATIONS: Readonly<Record<string, string>> = {
  'catalogue/bounded-waits': "void navigator.locks.request('clients', () => undefined);",
  'catalogue/import-law': "import { useProducts } from '../catalogue/hooks';\nuseProducts();",
  'catalogue/literal-paths': 'export const Home = () => <a href="/products">Products</a>;',
  'catalogue/price-arithmetic': 'declare const price: number;\nexport const total = price * 3;',
  'no-console': 'console.log(1);',
  'no-restricted-properties': 'export const id = crypto.randomUUID();',
  'typescript/await-thenable': 'await 1;',
  'typescript/dot-notation': "declare const one: { key: string };\nexport const value = one['key'];",
  'typescript/no-array-delete': 'declare const list: number[];\ndelete list[0];',
  'typescript/no-base-to-string': 'export const text = String({});',
  'typescript/no-confusing-void-expression': 'declare function run(): void;\nexport const value = run();',
  'typescript/no-deprecated': '/** @deprecated gone */\ndeclare function old(): void;\nold();',
  'typescript/no-duplicate-type-constituents': 'export type Twice = string | string;',
  'typescript/no-floating-promises': 'Promise.resolve(1);',
  'typescript/no-for-in-array': 'declare const list: number[];\nfor (const key in list) String(key);',
  'typescript/no-generated-empty-object-type': 'export type Nothing = Pick<{ key: string }, never>;',
  'typescript/no-implied-eval': "setTimeout('run()', 1);",
  'typescript/no-meaningless-void-operator': 'declare function run(): void;\nvoid run();',
  'typescript/no-misused-promises': '[1].forEach(async () => Promise.resolve());',
  'typescript/no-misused-spread': 'declare const later: Promise<number>;\nexport const value = { ...later };',
  'typescript/no-mixed-enums': "export enum Mixed {\n  One,\n  Two = 'two',\n}",
  'typescript/no-redundant-type-constituents': 'export type Anything = unknown | string;',
  'typescript/no-unnecessary-boolean-literal-compare': 'declare const is: boolean;\nexport const value = is === true ? 1 : 2;',
  'typescript/no-unnecessary-condition': 'declare const text: { length: number };\nexport const value = text?.length;',
  'typescript/no-unnecessary-template-expression': "export const text = `${'a'}b`;",
  'typescript/no-unnecessary-type-arguments':
    'declare function run<T = number>(one?: T): T;\nexport const value = run<number>();',
  'typescript/no-unnecessary-type-assertion': 'declare const text: string;\nexport const value = text as string;',
  'typescript/no-unnecessary-type-conversion': 'declare const text: string;\nexport const value = String(text);',
  'typescript/no-unnecessary-type-parameters': 'export declare function run<T>(one: T): void;',
  'typescript/no-unsafe-argument': 'declare const any: any;\ndeclare function run(text: string): void;\nrun(any);',
  'typescript/no-unsafe-assignment': 'declare const any: any;\nexport const value = any;',
  'typescript/no-unsafe-call': 'declare const any: any;\nany();',
  'typescript/no-unsafe-enum-comparison':
    'enum Kind {\n  One = 1,\n}\ndeclare const kind: Kind;\nexport const is = kind === 1;',
  'typescript/no-unsafe-member-access': 'declare const any: any;\nString(any.key);',
  'typescript/no-unsafe-return': 'declare const any: any;\nexport const run = (): string => any;',
  'typescript/no-unsafe-unary-minus': 'declare const text: string;\nexport const value = -text;',
  'typescript/no-useless-default-assignment': '[1].map((one = 2) => one);',
  'typescript/non-nullable-type-assertion-style': 'declare const text: string | null;\nexport const value = text as string;',
  'typescript/only-throw-error': "throw 'text';",
  'typescript/prefer-find': '[1].filter((one) => one > 0)[0];',
  'typescript/prefer-includes': "export const is = 'text'.indexOf('t') !== -1;",
  'typescript/prefer-nullish-coalescing': 'declare const text: string | null;\nexport const value = text || 1;',
  'typescript/prefer-optional-chain':
    'declare const one: { key: { deep: string } } | null;\nexport const value = one && one.key;',
  'typescript/prefer-promise-reject-errors': "export const value = Promise.reject('text');",
  'typescript/prefer-reduce-type-parameter': '[1].reduce((all, one) => [...all, one], [] as number[]);',
  'typescript/prefer-regexp-exec': "export const found = 'text'.match(/t/);",
  'typescript/prefer-return-this-type': 'export class Chain {\n  next(): Chain {\n    return this;\n  }\n}',
  'typescript/prefer-string-starts-ends-with': "declare const text: string;\nexport const is = text[0] === 't';",
  'typescript/related-getter-setter-pairs': 'export interface Pair {\n  get value(): string;\n  set value(next: number);\n}',
  'typescript/require-await': 'export async function run() {\n  return 1;\n}',
  'typescript/restrict-plus-operands': "export const value = 1 + 'text';",
  'typescript/restrict-template-expressions': 'declare const one: object;\nexport const text = `${one}`;',
  'typescript/return-await':
    'export async function run() {\n  try {\n    return Promise.resolve(1);\n  } catch {\n    return 2;\n  }\n}',
  'typescript/unbound-method': 'class One {\n  run() {\n    return this;\n  }\n}\nexport const { run } = new One();',
  'typescript/use-unknown-in-catch-callback-variable': 'Promise.resolve(1).catch((error) => error);',
  'react/error-boundaries': 'export function One() {\n  try {\n    return <b />;\n  } catch {\n    return null;\n  }\n}',
  'react/exhaustive-deps':
    "import { useEffect } from 'react';\nexport function One({ id }: { id: string }) {\n  useEffect(() => String(id) as never, []);\n  return null;\n}",
  'react/globals': 'let count = 0;\nexport function One() {\n  count = 1;\n  return <b>{count}</b>;\n}',
  'react/immutability':
    'export function One({ list }: { list: { key: number } }) {\n  list.key = 1;\n  return <b>{list.key}</b>;\n}',
  'react/incompatible-library':
    "import { useForm } from 'react-hook-form';\nexport function One() {\n  const { watch } = useForm();\n  return <b>{watch('a')}</b>;\n}",
  'react/preserve-manual-memoization':
    "import { useMemo } from 'react';\nexport function One(props: { of: { list?: { all: number[] } } }) {\n  const all = useMemo(() => {\n    return props?.of.list?.all.map(String);\n  }, [props?.of.list?.all]);\n  return <b>{all}</b>;\n}",
  'react/purity': 'export function One() {\n  const value = Math.random();\n  return <b>{value}</b>;\n}',
  'react/refs':
    "import { useRef } from 'react';\nexport function One() {\n  const ref = useRef(1);\n  return <b>{ref.current}</b>;\n}",
  'react/rules-of-hooks':
    "import { useState } from 'react';\nexport function One({ is }: { is: boolean }) {\n  if (is) useState(1);\n  return null;\n}",
  'react/set-state-in-effect':
    "import { useEffect, useState } from 'react';\nexport function One() {\n  const [value, setValue] = useState(1);\n  useEffect(() => {\n    setValue(2);\n  }, []);\n  return <b>{value}</b>;\n}",
  'react/set-state-in-render':
    "import { useState } from 'react';\nexport function One() {\n  const [value, setValue] = useState(1);\n  setValue(2);\n  return <b>{value}</b>;\n}",
  'react/static-components': 'export function One() {\n  const Inner = () => <b />;\n  return <Inner />;\n}',
  'react/unsupported-syntax': "export function One() {\n  return <b>{eval('1')}</b>;\n}",
  'react/use-memo':
    "import { useMemo } from 'react';\nexport function One() {\n  const value = useMemo(async () => 1, []);\n  return <b>{String(value)}</b>;\n}",
  'react/void-use-memo':
    "import { useMemo } from 'react';\nexport function One() {\n  const value = useMemo(() => {\n    String(1);\n  }, []);\n  return <b>{String(value)}</b>;\n}",
};

import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import { parser } from 'typescript-eslint';
import { literalPaths } from './literal-paths';

const violationsOf = (code: string): number =>
  new Linter().verify(
    code,
    {
      files: ['**/*.tsx'],
      languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
      plugins: { catalogue: { rules: { 'literal-paths': literalPaths } } },
      rules: { 'catalogue/literal-paths': 'error' },
    },
    'screen.tsx',
  ).length;

test.each([
  '<Link to="/products" />',
  "<Link to={'/products'} />",
  '<a href={`/products/${id}`} />',
  "<a href={isOpen ? '/a' : HOME} />",
  "navigate('/products')",
  "const entry = { to: '/products' };",
  'const entry = { href: `/products` };',
])('a literal path fails: %s', (code) => {
  expect(violationsOf(code)).toBe(1);
});

test.each([
  '<Link to={PATHS.products} />',
  '<a href="https://example.com" />',
  '<link href="/style.css" />',
  "<Route path='/products' />",
  "open('/products')",
  'const entry = { to: `${PATHS.products}/all` };',
])('everything else passes: %s', (code) => {
  expect(violationsOf(code)).toBe(0);
});

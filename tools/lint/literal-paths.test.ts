import { expect, test } from 'vitest';
import { violationsOf } from './lint-files';

const LITERAL = [
  '<Link to="/products" />',
  "<Link to={'/products'} />",
  '<a href={`/products/${id}`} />',
  "<a href={isOpen ? '/a' : HOME} />",
  "navigate('/products')",
  "const entry = { to: '/products' };",
  'const entry = { href: `/products` };',
];

const ELSE = [
  '<Link to={PATHS.products} />',
  '<a href="https://example.com" />',
  '<link href="/style.css" />',
  "<Route path='/products' />",
  "open('/products')",
  'const entry = { to: `${PATHS.products}/all` };',
];

test('a literal path fails, everything else passes', () => {
  const counts = violationsOf(
    'literal-paths',
    [...LITERAL, ...ELSE].map((code) => ({ file: 'screen.tsx', code })),
  ).map(({ length }) => length);
  expect(counts).toEqual([...LITERAL.map(() => 1), ...ELSE.map(() => 0)]);
});

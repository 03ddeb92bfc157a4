import { expect, test } from 'vitest';
import { staticClosure } from './budget';

const manifest = {
  'index.html': { file: 'index.js', imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  'home.tsx': { file: 'home.js', imports: ['_react.js', '_card.js'] },
  '_card.js': { file: 'card.js' },
  'admin.tsx': { file: 'admin.js' },
};

test('staticClosure lists the static imports of a route, each file once', () => {
  expect([...staticClosure(manifest, ['index.html', 'home.tsx'])]).toEqual(['index.js', 'react.js', 'home.js', 'card.js']);
});

test('staticClosure throws for a page that the build does not have', () => {
  expect(() => staticClosure(manifest, ['gone.tsx'])).toThrow(/no chunk gone.tsx/);
});

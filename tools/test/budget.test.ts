import { expect, test } from 'vitest';
import { staticClosure } from './budget';

const manifest = {
  'index.html': { file: 'index.js', imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  'home.tsx': { file: 'home.js', imports: ['_react.js', '_card.js'] },
  '_card.js': { file: 'card.js' },
  'admin.tsx': { file: 'admin.js' },
};

test('a route loads what its chunks import, each file once, and nothing else', () => {
  expect([...staticClosure(manifest, ['index.html', 'home.tsx'])]).toEqual(['index.js', 'react.js', 'home.js', 'card.js']);
});

test('a page that moved is noticed', () => {
  expect(() => staticClosure(manifest, ['gone.tsx'])).toThrow(/no chunk gone.tsx/);
});

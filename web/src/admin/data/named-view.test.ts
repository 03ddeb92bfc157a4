import { expect, it } from 'vitest';
import { without, withView } from './named-view';

it('a view of the same name is replaced, and the others stay', () => {
  const views = withView(withView([], { name: 'No price', search: 'missing=price' }), { name: 'Hidden', search: 'live=no' });
  const changed = withView(views, { name: 'No price', search: 'missing=price&sort=title' });
  expect(changed).toEqual([
    { name: 'Hidden', search: 'live=no' },
    { name: 'No price', search: 'missing=price&sort=title' },
  ]);
  expect(without(changed, 'Hidden')).toEqual([{ name: 'No price', search: 'missing=price&sort=title' }]);
});

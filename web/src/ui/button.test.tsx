import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Button } from './button';

it('a busy button says that it works; one that waits for another is disabled and shows no work', () => {
  const busy = renderToStaticMarkup(<Button busy>Hide</Button>);
  const waiting = renderToStaticMarkup(<Button waiting>Show</Button>);
  expect(busy).toContain('aria-busy="true"');
  expect(busy).toContain('<span');
  expect(waiting).toContain('aria-disabled="true"');
  expect(waiting).not.toMatch(/aria-busy|<span/);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ErrorCount, TextField } from './field';

describe('ErrorCount', () => {
  it('says how many fields need a look, and nothing of none', () => {
    expect(renderToStaticMarkup(<ErrorCount count={2} result="sent" />)).toContain('>Not sent: 2 fields need a look.</p>');
    expect(renderToStaticMarkup(<ErrorCount count={1} result="saved" />)).toContain('>Not saved: 1 field needs a look.</p>');
    expect(renderToStaticMarkup(<ErrorCount count={0} result="sent" />)).toMatch(/^<p role="status"[^>]*><\/p>$/);
  });
});

describe('TextField', () => {
  it('says that it must be filled in, and leaves the check to the form', () => {
    const html = renderToStaticMarkup(<TextField label="Name" aria-required />);
    expect(html).toContain('aria-required="true"');
    expect(html).not.toContain(' required');
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import DialogHost from './dialog-host';
import type { Shown } from './dialogs';

/** Text of the element that describes the dialog. */
function descriptionOf(shown: Shown): string | undefined {
  const html = renderToStaticMarkup(<DialogHost shown={shown} />);
  const id = /<dialog[^>]* aria-describedby="([^"]+)"/.exec(html)?.[1];
  return id === undefined ? undefined : new RegExp(`id="${id}"[^>]*>([^<]*)`).exec(html)?.[1];
}

describe('DialogHost', () => {
  it('describes a question by its body', () => {
    const question = { title: 'Are you sure?', body: 'The file is deleted for good.', action: 'Delete' };
    expect(descriptionOf({ question, answer: () => undefined })).toBe('The file is deleted for good.');
  });

  it('describes a status by what follows its message', () => {
    const status = { kind: 'success', message: 'Query Sent Successfully!!!' } as const;
    expect(descriptionOf({ status: { ...status, more: 'Your reference is Q-7F3K2M9.' }, gone: () => undefined })).toBe(
      'Your reference is Q-7F3K2M9.',
    );
    expect(descriptionOf({ status, gone: () => undefined })).toBeUndefined();
  });
});

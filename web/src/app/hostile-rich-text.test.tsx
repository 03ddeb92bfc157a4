import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HOSTILE_PAYLOADS } from '../../../tests/fixtures/hostile-payloads';
import { trespassesIn } from '../../../tests/fixtures/trespasses';
import { RichText, setHtmlParser } from '../ui/rich-text';
import { parseHtmlOnServer } from './parse-html-server';

setHtmlParser(parseHtmlOnServer);

// The server cleans descriptions of the API and publishes clean ones. This shows them as an API, a form or a spreadsheet sent them.
it.each(['', '<p>x</p>', '<table><tr><td>'])('RichText runs and loads nothing of hostile HTML after "%s"', (before) => {
  for (const html of HOSTILE_PAYLOADS)
    expect(trespassesIn(renderToStaticMarkup(<RichText html={before + html} />)), html).toEqual([]);
});

/**
 * Cleans pasted HTML of Word and Excel: comments, namespaced tags and styles go, Word's list paragraphs become lists. The
 * editor's schema drops everything else it does not know.
 */
export function cleanPaste(html: string): string {
  const body = /<!--StartFragment-->([\s\S]*)<!--EndFragment-->/.exec(html)?.[1] ?? html;
  const table = /<table/i.test(html) && !/<table/i.test(body) ? `<table>${body}</table>` : body;
  return wordLists(
    table
      .replace(/<!--\[if[\s\S]*?<!\[endif\]-->/gi, '')
      .replace(/<!\[if[^\]]*\]>|<!\[endif\]>/gi, '')
      .replace(/<\/?(?:o|w|m|v|st1):[^>]*>/gi, '')
      .replace(/<(style|script|title|xml)\b[^>]*>[\s\S]*?<\/\1>/gi, '')
      .replace(/<(?:meta|link)\b[^>]*>/gi, '')
      .replace(/&nbsp;|\u00A0/g, ' '),
  );
}

const WORD_ITEM = /<p\b[^>]*(?:MsoListParagraph|mso-list)[^>]*>([\s\S]*?)<\/p>/gi;
const BULLET = /^(?:\s|<[^>]+>)*(?:[·•▪§o-]|Ø|(\d+|[a-z])[.)])(?:\s|<[^>]+>)+/i;

/** Turns runs of Word's list paragraphs into lists. */
function wordLists(html: string): string {
  const marked = html.replace(WORD_ITEM, (_, item: string) => {
    const bullet = BULLET.exec(item);
    const kind = bullet?.[1] === undefined ? 'ul' : 'ol';
    return `<!--${kind}--><li>${item.slice(bullet?.[0].length ?? 0).trim()}</li>`;
  });
  return ['ul', 'ol'].reduce(
    (text, kind) =>
      text.replace(
        new RegExp(`(?:<!--${kind}--><li>[\\s\\S]*?</li>\\s*)+`, 'g'),
        (run) => `<${kind}>${run.replaceAll(`<!--${kind}-->`, '')}</${kind}>`,
      ),
    marked,
  );
}

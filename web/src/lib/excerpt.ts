import { textOfHtml } from './text-of-html';

/** The beginning of some HTML as plain text of at most `most` characters, cut between words. */
export function excerpt(html: string, most = 160): string {
  const text = textOfHtml(html);
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).trimEnd()}…`;
}

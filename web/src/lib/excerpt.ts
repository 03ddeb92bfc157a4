import { textOfHtml } from './text-of-html';

const MOST = 160;

/** The beginning of some HTML as plain text of at most 160 characters, cut between words. */
export function excerpt(html: string): string {
  const text = textOfHtml(html);
  if (text.length <= MOST) return text;
  const cut = text.slice(0, MOST - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MOST / 2)).trimEnd()}…`;
}

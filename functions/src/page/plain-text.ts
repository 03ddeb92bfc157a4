const PLAIN: Record<string, string> = {
  '&nbsp;': ' ',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** Text of cleaned HTML, in one line, cut at a word. */
export function plainText(html: string, most: number): string {
  const text = html
    .replace(/<\/(p|h[1-6]|li|tr|td|th)>|<br ?\/?>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity) => PLAIN[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).trimEnd()}…`;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function character(entity: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name] ?? ' ';
  const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}

/** The text of some HTML for search and previews, not safe to insert as HTML. Works without a DOM. */
export const textOfHtml = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, character)
    .replace(/\s+/g, ' ')
    .trim();

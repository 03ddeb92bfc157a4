import { RICH_TEXT, isSafeLink } from '@catalogue/contract/rich-text';
import DOMPurify from 'dompurify';

const attributes = new Set(Object.values(RICH_TEXT.attributes).flat() as string[]);

const purifier = DOMPurify();
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName !== 'A') return;
  if (!isSafeLink(node.getAttribute('href') ?? '')) node.removeAttribute('href');
  node.setAttribute('rel', RICH_TEXT.rel);
});

/**
 * HTML reduced to what rich text may hold (contract/rich-text), for saving what was typed or pasted. 12 kB of script, for staff;
 * what is shown goes through ui/rich-text.
 */
export const cleanHtml = (html: string): string =>
  purifier.sanitize(html, {
    ALLOWED_TAGS: [...RICH_TEXT.tags],
    ALLOWED_ATTR: [...attributes],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });

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
 * Sanitizes typed or pasted HTML to the tags and attributes of contract/rich-text before it is saved. For staff screens
 * (12 kB of script); ui/rich-text sanitizes what is shown.
 */
export const cleanHtml = (html: string): string =>
  purifier.sanitize(html, {
    ALLOWED_TAGS: [...RICH_TEXT.tags],
    ALLOWED_ATTR: [...attributes],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });

/** Removes everything that runs from HTML and leaves other markup. It uses the only instance, whose policy has a unique name. */
export const removeScripts = (html: string): string => purifier.sanitize(html);

import { isSafeLink, RICH_TEXT } from '@catalogue/contract/rich-text';
import sanitize from 'sanitize-html';

const options: sanitize.IOptions = {
  allowedTags: [...RICH_TEXT.tags],
  allowedAttributes: {
    a: ['href', 'rel'],
    ol: [...RICH_TEXT.attributes.ol],
    th: [...RICH_TEXT.attributes.th],
    td: [...RICH_TEXT.attributes.td],
  },
  allowedSchemes: [...RICH_TEXT.schemes],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 40,
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    a: (tagName, { href }) => ({
      tagName,
      attribs: href !== undefined && isSafeLink(href) ? { href, rel: RICH_TEXT.rel } : {},
    }),
  },
};

/** Rich text reduced to what RICH_TEXT allows. The editor's output stays unchanged. */
export const cleanHtml = (html: string): string => sanitize(html, options);

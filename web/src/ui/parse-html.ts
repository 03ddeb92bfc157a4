import { inertHtml } from '../lib/trusted-types';

/** What RichText reads of parsed HTML. DOM nodes and the server's parser both have this shape (parse-html-server.ts). */
export interface HtmlText {
  text: string;
}
export interface HtmlElement {
  tag: string;
  attribute: (name: string) => string | null;
  children: () => readonly HtmlNode[];
}
export type HtmlNode = HtmlText | HtmlElement;

function fromDom(node: Node): HtmlNode[] {
  if (node instanceof Text) return [{ text: node.data }];
  if (!(node instanceof Element)) return [];
  return [
    {
      tag: node.localName,
      attribute: (name) => node.getAttribute(name),
      children: () => Array.from(node.childNodes).flatMap(fromDom),
    },
  ];
}

/** The browser parses into a document where nothing runs or loads. */
const parseInBrowser = (html: string): readonly HtmlNode[] =>
  Array.from(new DOMParser().parseFromString(inertHtml(html), 'text/html').body.childNodes).flatMap(fromDom);

let parse = parseInBrowser;

/** Replaces the parser where there is no DOM. It must build the same tree: parsing follows the HTML standard. */
export const setHtmlParser = (parser: typeof parse): void => void (parse = parser);

/** The nodes of an HTML fragment. */
export const parseHtml = (html: string): readonly HtmlNode[] => parse(html);

import { isSafeLink, RICH_TEXT } from '@catalogue/contract/rich-text';
import { createElement, useMemo } from 'react';
import type { ReactNode } from 'react';
import { inertHtml } from '../lib/trusted-types';
import styles from './rich-text.module.css';

/** What RichText reads of parsed HTML. DOM nodes and the server's parser both have this shape (parse-html-server.ts). */
interface HtmlText {
  text: string;
}
interface HtmlElement {
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

const TAGS = new Set<string>(RICH_TEXT.tags);
const ATTRIBUTES: Readonly<Record<string, readonly string[] | undefined>> = RICH_TEXT.attributes;
/** What React calls them. */
const PROPS: Readonly<Record<string, string>> = { colspan: 'colSpan', rowspan: 'rowSpan' };
/** Their content is no text for people. Of other unknown tags the content stays. */
const SILENT = new Set([
  'script',
  'style',
  'template',
  'title',
  'noscript',
  'iframe',
  'object',
  'svg',
  'math',
  'select',
  'textarea',
]);
const EMPTY = new Set(['br', 'hr', 'col']);
/** No editor nests deeper. A hostile text must not exhaust the stack. */
const MAX_DEPTH = 40;

function propsOf(element: HtmlElement): Record<string, string> {
  const props: Record<string, string> = {};
  for (const name of ATTRIBUTES[element.tag] ?? []) {
    const value = element.attribute(name);
    if (value !== null && (name !== 'href' || isSafeLink(value))) props[PROPS[name] ?? name] = value;
  }
  if (element.tag === 'a') props.rel = RICH_TEXT.rel;
  return props;
}

function render(node: HtmlNode, key: number, depth: number): ReactNode {
  if ('text' in node) return node.text;
  if (depth > MAX_DEPTH || SILENT.has(node.tag)) return null;
  const inside = EMPTY.has(node.tag) ? [] : node.children().map((child, index) => render(child, index, depth + 1));
  return TAGS.has(node.tag) ? createElement(node.tag, { key, ...propsOf(node) }, ...inside) : inside;
}

/**
 * HTML of a description. What RICH_TEXT allows is built anew as React elements, so no text from outside is ever parsed into
 * this page. The server has cleaned it once already.
 */
export function RichText({ html }: { html: string }) {
  const content = useMemo(() => parse(html).map((node, index) => render(node, index, 0)), [html]);
  return <div className={styles.text}>{content}</div>;
}

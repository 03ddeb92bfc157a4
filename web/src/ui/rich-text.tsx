import { isSafeLink, RICH_TEXT } from '@catalogue/contract/rich-text';
import { createElement, useMemo } from 'react';
import type { ReactNode } from 'react';
import styles from './rich-text.module.css';

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
/** Deeper than any editor nests; a hostile text must not exhaust the stack. */
const DEEPEST = 40;

function propsOf(element: Element, tag: string): Record<string, string> {
  const props: Record<string, string> = {};
  for (const name of ATTRIBUTES[tag] ?? []) {
    const value = element.getAttribute(name);
    if (value !== null && (name !== 'href' || isSafeLink(value))) props[PROPS[name] ?? name] = value;
  }
  if (tag === 'a') props.rel = RICH_TEXT.rel;
  return props;
}

function shown(node: Node, key: number, depth: number): ReactNode {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || depth > DEEPEST) return null;
  const tag = node.localName;
  if (SILENT.has(tag)) return null;
  const inside = EMPTY.has(tag) ? [] : Array.from(node.childNodes, (child, place) => shown(child, place, depth + 1));
  return TAGS.has(tag) ? createElement(tag, { key, ...propsOf(node, tag) }, ...inside) : inside;
}

/**
 * HTML from outside. The browser parses it into a document where nothing runs or loads, and what RICH_TEXT allows of that is made
 * anew, element by element: no text of theirs is ever parsed into this page. (The server has cleaned it once already.)
 */
function contentOf(html: string): ReactNode[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return Array.from(body.childNodes, (node, place) => shown(node, place, 0));
}

export function RichText({ html }: { html: string }) {
  const content = useMemo(() => contentOf(html), [html]);
  return <div className={styles.text}>{content}</div>;
}

import { defaultTreeAdapter as tree, parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import type { HtmlNode } from '../ui/rich-text';

function fromTree(node: DefaultTreeAdapterTypes.ChildNode): HtmlNode[] {
  if (tree.isTextNode(node)) return [{ text: node.value }];
  if (!tree.isElementNode(node)) return [];
  return [
    {
      tag: node.tagName,
      attribute: (name) => node.attrs.find((one) => one.name === name)?.value ?? null,
      children: () => node.childNodes.flatMap(fromTree),
    },
  ];
}

/** The nodes of an HTML fragment as a browser's DOMParser builds them: parse5 implements the same standard. */
export function parseHtmlOnServer(html: string): readonly HtmlNode[] {
  const root = parse(html).childNodes.find((node) => tree.isElementNode(node) && node.tagName === 'html');
  if (root === undefined || !tree.isElementNode(root)) return [];
  const body = root.childNodes.find((node) => tree.isElementNode(node) && node.tagName === 'body');
  return body !== undefined && tree.isElementNode(body) ? body.childNodes.flatMap(fromTree) : [];
}

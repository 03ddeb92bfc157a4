const isTarget = (name) => name === 'to' || name === 'href';

/** `<link href>` of pages that the functions render names files, not screens. */
const isTargetAttribute = (node) =>
  node.type === 'JSXAttribute' && isTarget(node.name.name) && node.parent.name.name !== 'link';

/** Whether `node` is the value of `to` or `href`, stands anywhere in `to={…}`, or is an argument of `navigate`. */
function isLinkTarget(node) {
  const { parent } = node;
  if (parent.type === 'Property') return isTarget(parent.key.name) || isInTargetExpression(node);
  if (parent.type === 'CallExpression' && parent.callee.name === 'navigate') return true;
  return isTargetAttribute(parent) || isInTargetExpression(node);
}

function isInTargetExpression({ parent }) {
  if (!parent) return false;
  return (parent.type === 'JSXExpressionContainer' && isTargetAttribute(parent.parent)) || isInTargetExpression(parent);
}

export const literalPaths = {
  meta: { type: 'problem', schema: [], messages: { literal: 'Take the path from @catalogue/contract/paths.' } },
  create(context) {
    const check = (node, text) => {
      if (typeof text === 'string' && text.startsWith('/') && isLinkTarget(node))
        context.report({ node, messageId: 'literal' });
    };
    return {
      Literal: (node) => {
        check(node, node.value);
      },
      TemplateLiteral: (node) => {
        check(node, node.quasis[0].value.raw);
      },
    };
  },
};

/** The module that computes prices, columns for filters (web/src/app/one-price.test.ts proves them equal), and staff's change of prices. */
const ALLOWED = /functions\/contract\/prices\.ts$|\/price-(columns|change)\.ts$|\.test\.tsx?$|\/tests\//;

const CONVERSIONS = ['paiseOf', 'rupeesOf'];
const AMOUNTS = ['price', 'discountedPrice', 'unitPrice'];

/** `price`, `product.price`, `offer.unit`, `paiseOf(…)`, and the same in brackets or after `?? 0`. */
function isAmount(node) {
  if (node.type === 'TSNonNullExpression' || node.type === 'ChainExpression') return isAmount(node.expression);
  if (node.type === 'LogicalExpression') return isAmount(node.left) || isAmount(node.right);
  if (node.type === 'CallExpression') return CONVERSIONS.includes(node.callee.name);
  if (node.type === 'MemberExpression')
    return node.object.name !== 'LIMITS' && [...AMOUNTS, 'unit'].includes(node.property.name);
  return node.type === 'Identifier' && AMOUNTS.includes(node.name);
}

const OPERATORS = ['+', '-', '*', '/', '%', '**'];

export const priceArithmetic = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { arithmetic: 'Only contract/prices.ts computes with prices (decision 010).' },
  },
  create(context) {
    if (ALLOWED.test(context.filename.replaceAll('\\', '/'))) return {};
    const check = (node, operator, sides) => {
      // Two amounts are compared by their difference.
      const isComparison = operator === '-' && sides.every(isAmount);
      if (OPERATORS.includes(operator) && !isComparison && sides.some(isAmount))
        context.report({ node, messageId: 'arithmetic' });
    };
    return {
      BinaryExpression: (node) => {
        check(node, node.operator, [node.left, node.right]);
      },
      AssignmentExpression: (node) => {
        check(node, node.operator.slice(0, -1), [node.left, node.right]);
      },
    };
  },
};

/** Texts of the button that adds to the basket, which product pages load at once. */
export const BASKET_BUTTON_TEXTS = {
  add: 'Add to basket',
  addNamed: (title: string) => `Add to basket: ${title}`,
  addFor: (total: string) => `Add to basket, ${total}`,
} as const;

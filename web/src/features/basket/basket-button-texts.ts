/** Texts of the button that adds to the basket, which product pages load at once. */
export const BASKET_BUTTON_TEXTS = {
  add: 'Add to basket',
  addFor: (total: string) => `Add to basket, ${total}`,
} as const;

/** Texts of the button that compares a product. */
export const COMPARE_BUTTON_TEXTS = {
  add: 'Compare',
  product: (title: string) => `Compare ${title}`,
  full: (most: number) => `You can compare ${most} products. Take one out first.`,
} as const;

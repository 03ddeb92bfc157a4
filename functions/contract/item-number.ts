/** The form in which item numbers are compared: without outer spaces and without case. They are stored as typed. */
export const normalSku = (sku: string): string => sku.trim().toLowerCase();

/** Index of the first option with the item number of an earlier one; -1: each has its own, or none. */
export function repeatedOption(options: readonly { sku: string | null }[]): number {
  const numbers = options.map(({ sku }) => normalSku(sku ?? ''));
  return numbers.findIndex((number, index) => number !== '' && numbers.indexOf(number) < index);
}

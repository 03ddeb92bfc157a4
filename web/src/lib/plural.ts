/** '1 product', '1,200 products'; where an s is not enough, `many` is the plural: '2 matches'. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`;

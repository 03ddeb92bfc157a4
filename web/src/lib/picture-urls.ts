import { PICTURE_WIDTHS } from '@catalogue/contract/limits';

const WIDTHS = [...new Set<number>([...PICTURE_WIDTHS.square, ...PICTURE_WIDTHS.wide])].sort((a, b) => a - b);
const FORMATS = ['avif', 'webp'] as const;

/**
 * Addresses of the same picture in other sizes: `larger` nearest first (a larger one looks as good), then `smaller`
 * largest first. The asked format comes first: a browser that asks for AVIF shows both. The other format in the asked
 * width counts as larger.
 */
export function otherSizes(pathname: string): { larger: string[]; smaller: string[] } {
  const match = /^(\/pictures\/.+)\/(\d+)\.(avif|webp)$/.exec(pathname);
  if (!match) return { larger: [], smaller: [] };
  const [, picture = '', asked = '', format = ''] = match;
  const formats = format === 'avif' ? FORMATS : (['webp'] as const);
  const addresses = (widths: number[]) =>
    widths.flatMap((width) => formats.map((one) => `${picture}/${width}.${one}`)).filter((address) => address !== pathname);
  return {
    larger: addresses(WIDTHS.filter((width) => width >= Number(asked))),
    smaller: addresses(WIDTHS.filter((width) => width < Number(asked)).reverse()),
  };
}

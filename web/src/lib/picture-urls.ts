import { PICTURE_WIDTHS } from '@catalogue/contract/limits';

const WIDTHS = [...new Set<number>([...PICTURE_WIDTHS.square, ...PICTURE_WIDTHS.wide])].sort((a, b) => a - b);
const FORMATS = ['avif', 'webp'] as const;

/**
 * URLs of the same picture in other sizes: `larger` nearest first, `smaller` largest first, the requested format first. A
 * browser that requests AVIF also shows WebP. The other format in the same width counts as larger.
 */
export function otherSizes(pathname: string): { larger: string[]; smaller: string[] } {
  const match = /^(\/pictures\/.+)\/(\d+)\.(avif|webp)$/.exec(pathname);
  if (!match) return { larger: [], smaller: [] };
  const [, picture = '', requested = '', format = ''] = match;
  const formats = format === 'avif' ? FORMATS : (['webp'] as const);
  const urlsOf = (widths: number[]) =>
    widths.flatMap((width) => formats.map((one) => `${picture}/${width}.${one}`)).filter((url) => url !== pathname);
  return {
    larger: urlsOf(WIDTHS.filter((width) => width >= Number(requested))),
    smaller: urlsOf(WIDTHS.filter((width) => width < Number(requested)).reverse()),
  };
}

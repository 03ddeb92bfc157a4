import { PATHS } from '@catalogue/contract/paths';
import { siteOrigin } from '../../router/site-origin';
import type { BasketLine } from '../basket/baskets';
import { wholeOrNull } from '../basket/basket-content';
import { encodeShortlist } from './shortlist-code';

/** Address of a shortlist. The products are in its fragment, which browsers send to no server. */
export const shortlistUrl = (lines: readonly BasketLine[]): string => {
  const items = lines.map(({ productId, option, quantity }) => ({ productId, option, quantity: wholeOrNull(quantity) }));
  return `${siteOrigin()}${PATHS.shortlist}#${encodeShortlist(items)}`;
};

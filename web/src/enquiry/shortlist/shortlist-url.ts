import { PATHS } from '@catalogue/contract/paths';
import { siteOrigin } from '../../router/site-origin';
import type { BasketLine } from '../basket/baskets';
import { wholeOrNull } from '../basket/basket-content';
import { encodeShortlist } from './shortlist-code';

/** URL of a shortlist. Its fragment holds the products; browsers do not send it to servers. */
export const shortlistUrl = (lines: readonly BasketLine[]): string => {
  const items = lines.map(({ productId, option, quantity }) => ({ productId, option, quantity: wholeOrNull(quantity) }));
  return `${siteOrigin()}${PATHS.shortlist}#${encodeShortlist(items)}`;
};

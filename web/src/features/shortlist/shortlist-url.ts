import { PATHS } from '@catalogue/contract/paths';
import { optionText } from '@catalogue/contract/priced-product';
import { SHORTLIST_ID } from '@catalogue/contract/shortlist-id';
import { siteOrigin } from '../../lib/site-origin';
import type { BasketLine } from '../basket/baskets';
import { encodeShortlist } from './shortlist-code';
import { readWholeNumber } from '../../lib/read-whole-number';

/** The products of a basket as text for a URL. */
export const codeOfLines = (lines: readonly BasketLine[]): string =>
  encodeShortlist(
    lines.map(({ productId, options, quantity }) => ({
      productId,
      option: optionText(options),
      quantity: readWholeNumber(quantity),
    })),
  );

/**
 * URL of a shortlist. Its fragment holds the products; browsers do not send it to servers. `id`: of its title and expiry date
 * on the server. Readers of the products stop at the point before it.
 */
export const shortlistUrl = (lines: readonly BasketLine[], id?: string): string =>
  `${siteOrigin()}${PATHS.shortlist}#${codeOfLines(lines)}${id === undefined ? '' : `.${id}`}`;

/** The two parts of the fragment; `id` is null where the link has none. */
export function partsOfHash(hash: string): { code: string; id: string | null } {
  const [code = '', id = ''] = hash.slice(1).split('.');
  return { code, id: SHORTLIST_ID.test(id) ? id : null };
}

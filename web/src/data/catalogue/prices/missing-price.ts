import type { ProductSummary } from '@catalogue/contract/entities/catalogue';

export const LOG_IN_FOR_PRICES = 'Log in to see prices';

/** What stands in place of a price that this device does not have: `onRequest`, unless everybody who logs in sees it. */
export const missingPriceText = (product: Pick<ProductSummary, 'pricesFor'> | undefined, onRequest: string): string =>
  product?.pricesFor === 'signedIn' ? LOG_IN_FOR_PRICES : onRequest;

/* Without schemas: public pages import it. */

/** Who may see a price, from most people to none. */
export const LIMITED_AUDIENCES = ['signedIn', 'staff', 'nobody'] as const;
export const PRICE_AUDIENCES = ['everyone', ...LIMITED_AUDIENCES] as const;
export type PriceAudience = (typeof PRICE_AUDIENCES)[number];

export const isPriceAudience = (value: unknown): value is PriceAudience =>
  (PRICE_AUDIENCES as readonly unknown[]).includes(value);

/** An audience that does not include everyone. */
export type LimitedAudience = (typeof LIMITED_AUDIENCES)[number];

/** The narrowest setting that is made decides: the product's, else its category's, else the site's. */
export const priceAudienceOf = (
  product: PriceAudience | null | undefined,
  category: PriceAudience | null | undefined,
  site: PriceAudience,
): PriceAudience => product ?? category ?? site;

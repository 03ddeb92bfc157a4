import { PATHS } from '@catalogue/contract/paths';
import { SITE } from '@catalogue/contract/site';

/** The company in schema.org's words. */
export const organization = (origin: string): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: SITE.name,
  legalName: SITE.legalName,
  slogan: SITE.tagline,
  foundingDate: String(SITE.since),
  url: origin + PATHS.home,
  logo: `${origin}/icons/icon-512.png`,
  email: SITE.mails.sales,
  telephone: SITE.phone,
  address: SITE.address.join(', '),
  sameAs: Object.values(SITE.social),
});

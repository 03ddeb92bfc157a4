import { PATHS } from '@catalogue/contract/paths';
import { callLink } from '@catalogue/contract/company';
import type { Company } from '@catalogue/contract/entities/company';

/** The company in schema.org's words. */
export const organization = (origin: string, company: Company): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: company.name,
  legalName: company.legalName,
  slogan: company.tagline,
  foundingDate: String(company.since),
  url: origin + PATHS.home,
  logo: `${origin}/icons/icon-512.png`,
  email: company.sales,
  telephone: callLink(company.phone).slice('tel:'.length),
  address: company.address.join(', '),
  sameAs: [company.instagram, company.facebook, company.linkedin].filter((page) => page !== ''),
});

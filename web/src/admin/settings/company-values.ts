import { COMPANY } from '@catalogue/contract/company';
import { company, type Company } from '@catalogue/contract/entities/company';
import { isSameFact } from '@catalogue/contract/entities/product-facts';
import * as v from 'valibot';

/** The names of the fields. */
export const COMPANY_FIELDS = Object.keys(company.entries) as (keyof Company)[];

/** What is typed: the address by lines, the year as digits. */
export type CompanyValues = Readonly<Record<keyof Company, string>>;

/** Messages by field. */
export type CompanyErrors = Readonly<Partial<Record<keyof Company, string>>>;

/** The stored company as the form shows it. */
export const companyValuesOf = (stored: Company = COMPANY): CompanyValues => ({
  ...stored,
  since: String(stored.since),
  address: stored.address.join('\n'),
});

const typed = ({ since, address, ...texts }: CompanyValues) => ({
  ...texts,
  since: Number(since),
  address: address
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== ''),
});

/** The first message of each field that is wrong. */
export function companyErrors(values: CompanyValues): CompanyErrors {
  const { issues = [] } = v.safeParse(company, typed(values));
  return Object.fromEntries(issues.map(({ path, message }) => [String(path?.[0]?.key), message] as const).reverse());
}

/** What is saved; undefined where it is what the code says, so that a later release may say it better. */
export function companyOf(values: CompanyValues): Company | undefined {
  const said = v.parse(company, typed(values));
  return isSameFact(said, COMPANY) ? undefined : said;
}

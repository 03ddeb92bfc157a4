import { COMPANY } from '@catalogue/contract/company';
import { company, type Company } from '@catalogue/contract/entities/company';
import { isSameFact } from '@catalogue/contract/entities/product-facts';
import * as v from 'valibot';

/** The fields in the order of the form. */
export const COMPANY_FIELDS = Object.keys(company.entries) as (keyof Company)[];

/** What is typed: the address by lines, the year as digits. */
export type CompanyValues = Readonly<Record<keyof Company, string>>;

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

/** Messages by the position of the field in COMPANY_FIELDS. */
export function companyErrors(values: CompanyValues): Record<number, string> {
  const { issues = [] } = v.safeParse(company, typed(values));
  const messages = issues.map((issue): [number, string] => [
    COMPANY_FIELDS.findIndex((field) => field === issue.path?.[0]?.key),
    issue.message,
  ]);
  // The first message of a field is shown.
  return Object.fromEntries(messages.reverse());
}

/** What is saved; undefined where it is what the code says, so that a later release may say it better. */
export function companyOf(values: CompanyValues): Company | undefined {
  const said = v.parse(company, typed(values));
  return isSameFact(said, COMPANY) ? undefined : said;
}

import { senderKeysOf } from '@catalogue/contract/lead-search';
import type { Lead } from '../../data/leads/lead-view';

/** What people type where they have no company. */
const NO_COMPANY = /^(na|no|none|nil|null|not ?applicable|individual|personal|private|self|own|test|x+)$/;

/** The words of the company's name, in lower case; '' for none. */
export const companyOf = (lead: Lead): string => {
  if (lead.kind !== 'order') return '';
  const words = lead.companyname.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return NO_COMPANY.test(words.join(' ')) || NO_COMPANY.test(words.join('')) ? '' : words.join(' ');
};

const keysOf = (lead: Lead): string[] => {
  const company = companyOf(lead);
  return [...senderKeysOf(lead), ...(company === '' ? [] : [`company ${company}`])];
};

/** An id that differs between kinds, too. */
export const leadKey = ({ kind, id }: Pick<Lead, 'kind' | 'id'>): string => `${kind} ${id}`;

/**
 * For each lead (`leadKey`) the other leads of the same phone number, company or e-mail address. Merged ones, and those without
 * any, are left out.
 */
export function findDuplicates(all: readonly Lead[]): ReadonlyMap<string, readonly Lead[]> {
  const leads = all.filter(({ status }) => status !== 'merged');
  const byKey = new Map<string, Lead[]>();
  for (const lead of leads) for (const key of keysOf(lead)) byKey.set(key, [...(byKey.get(key) ?? []), lead]);
  const duplicates = new Map<string, Lead[]>();
  for (const lead of leads) {
    const others = keysOf(lead).flatMap((key) => byKey.get(key) ?? []);
    const unique = [...new Set(others)].filter((other) => other !== lead);
    if (unique.length > 0) duplicates.set(leadKey(lead), unique);
  }
  return duplicates;
}

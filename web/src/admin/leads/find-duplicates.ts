import type { Lead } from '../../lib/lead-view';
import { phoneNumber } from './lead-contacts';

const keysOf = (lead: Lead): string[] => {
  const phone = phoneNumber(lead.mobile);
  const company = lead.kind === 'order' ? lead.companyname.trim().toLowerCase() : '';
  const email = lead.email.trim().toLowerCase();
  return [phone && `phone ${phone}`, company && `company ${company}`, email && `email ${email}`].filter(
    (key) => !!key,
  ) as string[];
};

/** For each lead the other leads of the same phone number, company or e-mail address. Merged ones, and those without any, are left out. */
export function findDuplicates(all: readonly Lead[]): ReadonlyMap<string, readonly Lead[]> {
  const leads = all.filter(({ status }) => status !== 'merged');
  const byKey = new Map<string, Lead[]>();
  for (const lead of leads) for (const key of keysOf(lead)) byKey.set(key, [...(byKey.get(key) ?? []), lead]);
  const duplicates = new Map<string, Lead[]>();
  for (const lead of leads) {
    const others = keysOf(lead).flatMap((key) => byKey.get(key) ?? []);
    const unique = [...new Set(others)].filter((other) => other.id !== lead.id);
    if (unique.length > 0) duplicates.set(lead.id, unique);
  }
  return duplicates;
}

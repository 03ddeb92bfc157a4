import { ADMIN_PATHS } from '@catalogue/contract/paths';
import { readLeadName, type LeadName } from '../../data/lead-urls';
import type { Customer } from './group-customers';

/** What the page of a customer is opened by. Neither a number nor an address: an URL stays in histories and logs. */
export type CustomerName = { lead: LeadName } | { client: string };

/** The customer who sent a lead. */
export const customerOfLead = ({ kind, id }: LeadName): string =>
  `${ADMIN_PATHS.customers}?${new URLSearchParams({ lead: `${kind}-${id}` }).toString()}`;

/** A customer by their newest lead, or by a client of a rep. */
export function customerUrl({ leads: [lead], clients: [client] }: Pick<Customer, 'leads' | 'clients'>): string {
  if (lead !== undefined) return customerOfLead(lead);
  return `${ADMIN_PATHS.customers}?${new URLSearchParams({ client: client?.id ?? '' }).toString()}`;
}

/** null: the list of customers. */
export function readCustomerName(search: URLSearchParams): CustomerName | null {
  const lead = readLeadName(search.get('lead'));
  if (lead !== null) return { lead };
  const client = search.get('client') ?? '';
  return client === '' ? null : { client };
}

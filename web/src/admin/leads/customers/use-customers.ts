import type { StoredClient } from '@catalogue/contract/entities/client';
import { senderKeysOf } from '@catalogue/contract/lead-search';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { matchesSearch, type Lead } from '../../../data/leads/lead-view';
import { matchesContact } from '../../../lib/matches-contact';
import { LEAD_KINDS } from '@catalogue/contract/collections';
import { leadQuery, leadsByIdQuery, leadSearchQuery } from '../../data/queries/leads';
import { clientsOfRepsQuery } from '../../data/queries/people';
import { leadsOfSendersQuery } from '../../data/sender-queries';
import { companyOf, leadKey } from '../find-duplicates';
import { useBatches } from '../use-duplicates';
import { useLeadSearch } from '../../data/use-lead-search';
import { useLeadList } from '../use-leads';
import type { CustomerName } from './customer-url';
import { groupCustomers, keysOfClient, type Customer } from './group-customers';

const ALL = { filter: 'all', sort: 'newest' } as const;
const NO_LEADS: readonly Lead[] = [];
const NO_CLIENTS: readonly StoredClient[] = [];
/** Clients of reps that are looked through: some years of a small team. */
const CLIENTS = 300;

const each = (leads: readonly Lead[]): Lead[] => [...new Map(leads.map((lead) => [leadKey(lead), lead])).values()];

/** The latest leads and the clients of reps: what is compared first, and all that this device has offline. */
function useAtHand() {
  const enquiries = useLeadList('quickEnquiry', ALL);
  const orders = useLeadList('order', ALL);
  const clients = useQuery(clientsOfRepsQuery(CLIENTS));
  return {
    leads: [...(enquiries.page?.leads ?? NO_LEADS), ...(orders.page?.leads ?? NO_LEADS)],
    clients: clients.data?.rows ?? NO_CLIENTS,
    clientsQuery: clients,
    /** The answer that is waited for, or that failed. */
    query: [enquiries.query, orders.query].find(({ data }) => data === undefined) ?? orders.query,
  };
}

/** Whether what a rep noted has all that is typed. */
const matchesClient = ({ name, company, phone, email, city }: StoredClient, typed: string): boolean =>
  matchesContact([name, company, email, phone, city], phone, typed);

/** Customers by a number, an address, a name or a company, among all leads; '' for the latest. */
export function useFoundCustomers(typed: string) {
  const atHand = useAtHand();
  const search = [useLeadSearch('quickEnquiry', typed), useLeadSearch('order', typed)];
  const found = search.flatMap(({ leads }) => leads ?? []);
  const isAsked = typed !== '';
  const leads = isAsked ? atHand.leads.filter((lead) => matchesSearch(lead, typed)) : atHand.leads;
  const clients = isAsked ? atHand.clients.filter((client) => matchesClient(client, typed)) : atHand.clients;
  return {
    customers: groupCustomers(each([...found, ...leads]), clients),
    query: atHand.query,
    isSearching: search.some(({ isSearching }) => isSearching),
    /** Why the server was not searched: only leads on this device were. */
    error: search.map(({ error }) => error).find((error) => error !== null) ?? null,
    hasMore: search.some(({ hasMore }) => hasMore),
  };
}

/** The customer who sent a lead or whom a rep noted. null: the lead or client was deleted; undefined: not known yet. */
export function useCustomer(name: CustomerName) {
  const atHand = useAtHand();
  const named = 'lead' in name ? name.lead : { kind: 'order' as const, id: '' };
  const one = useQuery({ ...leadQuery(named.kind, named.id), enabled: 'lead' in name });
  const client = 'client' in name ? atHand.clients.find(({ id }) => id === name.client) : undefined;
  const lead =
    'lead' in name ? (one.data ?? atHand.leads.find(({ id, kind }) => id === named.id && kind === named.kind)) : undefined;
  // Each lead that is found may have another number or address of the same person.
  const start = lead === undefined ? (client === undefined ? [] : keysOfClient(client)) : senderKeysOf(lead);
  const known = groupCustomers(each([...atHand.leads, ...(lead === undefined ? [] : [lead])]), atHand.clients);
  const isIt = (customer: Customer): boolean =>
    lead === undefined
      ? customer.clients.some(({ id }) => id === client?.id)
      : customer.leads.some(({ id, kind }) => id === lead.id && kind === lead.kind);
  const first = known.find(isIt);
  const more = useLeadsOf(useBatches([...start, ...(first?.leads.flatMap(senderKeysOf) ?? [])]));
  const further = useLeadsOf(useBatches(more.leads.flatMap(senderKeysOf)));
  const leads = each([...further.leads, ...more.leads, ...atHand.leads, ...(lead === undefined ? [] : [lead])]);
  const customer = groupCustomers(leads, atHand.clients).find(isIt);
  const query = 'lead' in name ? one : atHand.clientsQuery;
  const isGone = 'lead' in name ? one.data === null : atHand.clientsQuery.data?.fromDevice === false;
  return {
    customer: customer ?? (isGone ? null : undefined),
    /** What the customer is looked up by. */
    query,
    /** Everything on the server has been read. */
    isWhole: more.isRead && further.isRead,
    /** The server could not be reached: there may be more. */
    isPartly: more.hasFailed || further.hasFailed,
  };
}

/** The leads of both kinds that share one of these keys. */
const useLeadsOf = (batches: readonly (readonly string[])[]) =>
  useQueries({
    queries: batches.flatMap((keys) => LEAD_KINDS.map((kind) => leadsOfSendersQuery(kind, keys))),
    combine: (results) => ({
      leads: results.flatMap(({ data = NO_LEADS }) => data),
      isRead: results.every(({ data }) => data !== undefined),
      hasFailed: results.some(({ error }) => error !== null),
    }),
  });

/** Other customers who ordered for the same company. */
export function useColleagues(customer: Customer): Customer[] {
  const company = useMemo(() => customer.leads.map(companyOf).find((one) => one !== '') ?? '', [customer]);
  const search = useQuery(leadSearchQuery('order', company === '' ? null : company));
  const found = useQuery(leadsByIdQuery('order', search.data?.ids ?? []));
  const own = new Set(customer.leads.map(leadKey));
  const others = (found.data?.rows ?? NO_LEADS).filter((lead) => companyOf(lead) === company && !own.has(leadKey(lead)));
  return company === '' ? [] : groupCustomers(others, []);
}

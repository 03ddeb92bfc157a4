import type { StoredClient } from '@catalogue/contract/entities/client';
import { senderKeysOf } from '@catalogue/contract/lead-search';
import type { Lead } from '../../../data/leads/lead-view';
import { leadKey } from '../find-duplicates';

/** A person or a shared desk: everything with one of the same phone numbers or e-mail addresses. */
export interface Customer {
  /** For lists: the same while its newest lead or client is the same. */
  key: string;
  /** As last written; '' where nobody left one. */
  name: string;
  /** Each once, as last written, the newest first. */
  companies: readonly string[];
  cities: readonly string[];
  mobiles: readonly string[];
  emails: readonly string[];
  /** Newest first. */
  leads: readonly Lead[];
  /** As reps noted them; the last changed first. */
  clients: readonly StoredClient[];
  /** Of the newest of all, ms. */
  lastAt: number;
}

/** What a customer is called: the person, else the company; '' for neither. */
export const titleOfCustomer = ({ name, companies }: Pick<Customer, 'name' | 'companies'>): string =>
  name === '' ? (companies[0] ?? '') : name;

interface Group {
  keys: Set<string>;
  leads: Lead[];
  clients: StoredClient[];
}

/** The sender keys of a client of a rep, as a lead of the same person has them. */
export const keysOfClient = ({ phone, email }: Pick<StoredClient, 'phone' | 'email'>): string[] =>
  senderKeysOf({ mobile: phone, email });

/** Groups leads and clients that share a number or an address, also transitively; one without either is its own group. Newest first. */
export function groupCustomers(leads: readonly Lead[], clients: readonly StoredClient[]): Customer[] {
  const groups = new Set<Group>();
  const groupOf = (keys: readonly string[]): Group => {
    const [known, ...others] = [...groups].filter((group) => keys.some((key) => group.keys.has(key)));
    const first: Group = known ?? { keys: new Set(), leads: [], clients: [] };
    for (const other of others) {
      groups.delete(other);
      first.leads.push(...other.leads);
      first.clients.push(...other.clients);
      for (const key of other.keys) first.keys.add(key);
    }
    for (const key of keys) first.keys.add(key);
    groups.add(first);
    return first;
  };
  for (const lead of leads) groupOf(senderKeysOf(lead)).leads.push(lead);
  for (const client of clients) groupOf(keysOfClient(client)).clients.push(client);
  return [...groups].map(customerOf).sort((one, other) => other.lastAt - one.lastAt);
}

/** Texts without '', each once; `same`: what makes two of them one. */
function distinct(texts: readonly string[], same = (text: string) => text.toLocaleLowerCase()): string[] {
  const byKey = new Map<string, string>();
  for (const text of texts.map((one) => one.trim())) if (text !== '' && !byKey.has(same(text))) byKey.set(same(text), text);
  return [...byKey.values()];
}

const numberOf = (mobile: string): string => senderKeysOf({ mobile, email: '' })[0] ?? mobile;

function customerOf({ leads: unsorted, clients: inAnyOrder }: Group): Customer {
  const leads = [...unsorted].sort((one, other) => other.createdAt - one.createdAt);
  const clients = [...inAnyOrder].sort((one, other) => other.updatedAt - one.updatedAt);
  const [lead] = leads;
  const [client] = clients;
  const orders = leads.filter((one) => one.kind === 'order');
  return {
    key: lead === undefined ? `client ${client?.id ?? ''}` : leadKey(lead),
    name: [...leads, ...clients].find(({ name }) => name.trim() !== '')?.name ?? '',
    companies: distinct([...orders.map(({ companyname }) => companyname), ...clients.map(({ company }) => company)]),
    cities: distinct([...orders, ...clients].map(({ city }) => city)),
    mobiles: distinct([...leads.map(({ mobile }) => mobile), ...clients.map(({ phone }) => phone)], numberOf),
    emails: distinct([...leads, ...clients].map(({ email }) => email)),
    leads,
    clients,
    lastAt: Math.max(lead?.createdAt ?? 0, client?.updatedAt ?? 0),
  };
}

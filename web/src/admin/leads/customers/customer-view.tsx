import { chatLink } from '@catalogue/contract/company';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { formatDay, formatMoney } from '../../../lib/format';
import type { Lead } from '../../../data/leads/lead-view';
import { mailLink } from '../../../lib/mail-link';
import { phoneNumber } from '../../../lib/phone-number';
import { LinkButton } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { catalogueFileQuery } from '../../data/queries/content';
import { teamQuery } from '../../data/queries/people';
import { leadKey } from '../find-duplicates';
import { leadValue, requestOf } from '../lead-request';
import { QueryStatus } from '../../ui/query-status';
import { CustomerLeads } from './customer-leads';
import { CustomerList } from './customer-list';
import { CustomerNotes } from './customer-notes';
import { CUSTOMERS_TEXTS as texts } from './customers-texts';
import styles from './customers.module.css';
import type { CustomerName } from './customer-url';
import { titleOfCustomer, type Customer } from './group-customers';
import { useColleagues, useCustomer } from './use-customers';

/** Everything of one person: how to reach them, what they asked for, what staff wrote, who else knows them. */
export function CustomerView({ name }: { name: CustomerName }) {
  const { customer, query, isWhole, isPartly } = useCustomer(name);
  if (customer === undefined)
    return <QueryStatus query={query} isUnconfirmed failureMessage={texts.failedOne} loadingLabel={texts.loadingOne} />;
  if (customer === null) return <EmptyState title={texts.gone}>{texts.goneText}</EmptyState>;
  return <Whole customer={customer} state={isPartly ? texts.partly : isWhole ? '' : texts.loadingOne} />;
}

/** `state`: what is said while not all of it has been read. */
function Whole({ customer, state }: { customer: Customer; state: string }) {
  const { leads, clients } = customer;
  const valueOf = useValues(leads);
  return (
    <article className={styles.customer} aria-label={titleOfCustomer(customer) || texts.noName}>
      <Head customer={customer} valueOf={valueOf} />
      <p role="status" className={styles.summary}>
        {state}
      </p>
      {leads.length > 0 && <CustomerLeads leads={leads} valueOf={valueOf} />}
      {leads.length > 0 && <CustomerNotes leads={leads} />}
      {clients.length > 0 && <Clients customer={customer} />}
      <Colleagues customer={customer} />
    </article>
  );
}

/** What the leads are about, in money. */
function useValues(leads: readonly Lead[]): (lead: Lead) => number | null {
  const { data: catalogue } = useQuery(catalogueFileQuery());
  const products = useMemo(() => new Map(catalogue?.products.map((product) => [product.id, product])), [catalogue]);
  const values = new Map(leads.map((lead) => [leadKey(lead), leadValue(lead, products.get(requestOf(lead).productId ?? ''))]));
  return (lead) => values.get(leadKey(lead)) ?? null;
}

function Head({ customer, valueOf }: { customer: Customer; valueOf: (lead: Lead) => number | null }) {
  const { companies, cities, mobiles, emails, leads } = customer;
  const sum = (some: readonly Lead[]): number => some.reduce((total, lead) => total + (valueOf(lead) ?? 0), 0);
  const asked = sum(leads.filter(({ status }) => status !== 'merged' && status !== 'spam'));
  const won = sum(leads.filter(({ status }) => status === 'won'));
  const first = leads.at(-1);
  const facts = [
    first === undefined ? '' : texts.since(formatDay(first.createdAt)),
    asked === 0 ? '' : texts.worth(formatMoney(asked)),
    won === 0 ? '' : texts.won(formatMoney(won)),
  ];
  return (
    <header className={styles.head}>
      <h2 className={styles.name}>{titleOfCustomer(customer) || texts.noName}</h2>
      <p className={styles.quiet}>{[...companies, ...cities].join(', ')}</p>
      <p className={styles.quiet}>{facts.filter(Boolean).join(' · ')}</p>
      <div className={styles.actions}>
        {mobiles.map((mobile) => (
          <Phone key={mobile} mobile={mobile} />
        ))}
        {emails.map((email) => (
          <LinkButton key={email} small to={mailLink(email)}>
            {email}
          </LinkButton>
        ))}
      </div>
    </header>
  );
}

function Phone({ mobile }: { mobile: string }) {
  const number = phoneNumber(mobile);
  if (number === null) return <span>{mobile}</span>;
  return (
    <>
      <LinkButton small to={`tel:+${number}`}>
        {texts.call(mobile)}
      </LinkButton>
      <LinkButton small to={chatLink(number)} target="_blank">
        {texts.whatsapp}
      </LinkButton>
    </>
  );
}

function Clients({ customer: { clients } }: { customer: Customer }) {
  const team = useQuery(teamQuery());
  const nameOfRep = (uid: string): string => team.data?.members.find((member) => member.uid === uid)?.name ?? '';
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{texts.clients}</h3>
      <ul className={styles.notes}>
        {clients.map(({ id, owner, name, company, city, updatedAt }) => (
          <li key={id}>
            <p className={styles.note}>{[name, company, city].filter(Boolean).join(', ')}</p>
            <p className={styles.quiet}>{texts.noteBy(texts.notedBy(nameOfRep(owner)), formatDay(updatedAt))}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Colleagues({ customer }: { customer: Customer }) {
  const colleagues = useColleagues(customer);
  if (colleagues.length === 0) return null;
  const title = texts.colleagues(customer.companies[0] ?? '');
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{title}</h3>
      <CustomerList label={title} customers={colleagues} />
    </section>
  );
}

import { leadPath } from '@catalogue/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDay, formatMoment, formatMoney } from '../../../lib/format';
import type { Lead } from '../../../lib/lead-view';
import { Badge } from '../../../ui/badge';
import { Button, LinkButton } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { MutedText } from '../../../ui/muted-text';
import { catalogueFileQuery } from '../../data/queries/content';
import { teamQuery } from '../../data/queries/people';
import { leadKey } from '../find-duplicates';
import { LEAD_BADGES } from '../lead-badges';
import { phoneNumber } from '../lead-contacts';
import { leadValue, requestOf } from '../lead-request';
import { LEAD_TEXTS } from '../lead-texts';
import { StatusLinkButton } from '../status-link-button';
import { DataTable } from '../../ui/data-table';
import { CustomerList } from './customer-list';
import { CUSTOMERS_TEXTS as texts } from './customers-texts';
import styles from './customers.module.css';
import type { CustomerName } from './customer-url';
import { titleOfCustomer, type Customer } from './group-customers';
import { useColleagues, useCustomer } from './use-customers';

/** Notes shown at first. */
const NOTES = 5;

/** Everything of one person: how to reach them, what they asked for, what staff wrote, who else knows them. */
export function CustomerView({ name }: { name: CustomerName }) {
  const { customer, isWhole, error } = useCustomer(name);
  if (customer === undefined && error === null)
    return (
      <p role="status" className={styles.summary}>
        {texts.loadingOne}
      </p>
    );
  if (!customer) return <EmptyState title={texts.gone}>{texts.goneText}</EmptyState>;
  return (
    <article className={styles.customer} aria-label={titleOfCustomer(customer) || texts.noName}>
      <Head customer={customer} />
      <p role="status" className={styles.summary}>
        {error !== null ? texts.partly : isWhole ? '' : texts.loadingOne}
      </p>
      {customer.leads.length > 0 && <Leads leads={customer.leads} />}
      <Notes leads={customer.leads} />
      {customer.clients.length > 0 && <Clients customer={customer} />}
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

function Head({ customer: { name, companies, cities, mobiles, emails, leads } }: { customer: Customer }) {
  const valueOf = useValues(leads);
  const sum = (some: readonly Lead[]): number => some.reduce((total, lead) => total + (valueOf(lead) ?? 0), 0);
  const asked = sum(leads.filter(({ status }) => status !== 'merged' && status !== 'suspect'));
  const won = sum(leads.filter(({ status }) => status === 'won'));
  const first = leads.at(-1);
  const facts = [
    first === undefined ? '' : texts.since(formatDay(first.createdAt)),
    asked === 0 ? '' : texts.worth(formatMoney(asked)),
    won === 0 ? '' : texts.won(formatMoney(won)),
  ];
  return (
    <header className={styles.head}>
      <h2 className={styles.name}>{titleOfCustomer({ name, companies }) || texts.noName}</h2>
      <p className={styles.quiet}>{[...companies, ...cities].join(', ')}</p>
      <p className={styles.quiet}>{facts.filter(Boolean).join(' · ')}</p>
      <div className={styles.actions}>
        {mobiles.map((mobile) => (
          <Phone key={mobile} mobile={mobile} />
        ))}
        {emails.map((email) => (
          <LinkButton key={email} small to={`mailto:${encodeURIComponent(email)}`}>
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
      <LinkButton small to={`https://wa.me/${number}`} target="_blank">
        {texts.whatsapp}
      </LinkButton>
    </>
  );
}

function Leads({ leads }: { leads: readonly Lead[] }) {
  const valueOf = useValues(leads);
  const { columns } = texts;
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{texts.leads}</h3>
      <DataTable
        label={texts.leads}
        rows={leads}
        keyOf={leadKey}
        columns={[
          {
            title: columns.reference,
            isRowHeader: true,
            cell: ({ kind, id, reference }) => <Link to={leadPath(kind, id)}>{reference}</Link>,
          },
          { title: columns.asked, isLong: true, cell: askedFor },
          {
            title: columns.value,
            cell: (lead) => {
              const value = valueOf(lead);
              return value === null ? '' : formatMoney(value);
            },
          },
          {
            title: columns.status,
            cell: ({ status }) => <Badge kind={LEAD_BADGES[status]}>{LEAD_TEXTS.statuses[status]}</Badge>,
          },
          { title: columns.received, cell: ({ createdAt }) => formatDay(createdAt) },
          { title: columns.owner, cell: ({ ownerName }) => ownerName ?? texts.nobody },
          { title: columns.link, cell: (lead) => <StatusLinkButton lead={lead} /> },
        ]}
      />
    </section>
  );
}

/** 'Steel flask, and 2 more, 300 pieces', or the message. */
function askedFor(lead: Lead): string {
  const { title, others, pieces } = requestOf(lead);
  return [title, others === 0 ? '' : texts.others(others), pieces === null ? '' : texts.pieces(pieces)]
    .filter(Boolean)
    .join(', ');
}

interface Note {
  key: string;
  at: number;
  by: string;
  text: string;
  lead: Lead;
}

/** What staff wrote about all of their leads, newest first. */
const notesOf = (leads: readonly Lead[]): Note[] =>
  leads
    .flatMap((lead) =>
      Object.entries(lead.timeline ?? {}).flatMap(([revision, { note = '', at, byName }]) =>
        note === '' ? [] : [{ key: `${leadKey(lead)} ${revision}`, at, by: byName, text: note, lead }],
      ),
    )
    .sort((one, other) => other.at - one.at);

function Notes({ leads }: { leads: readonly Lead[] }) {
  const [isWhole, setWhole] = useState(false);
  const notes = notesOf(leads);
  if (leads.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{texts.notes}</h3>
      {notes.length === 0 && <MutedText>{texts.noNotes}</MutedText>}
      <ul className={styles.notes}>
        {(isWhole ? notes : notes.slice(0, NOTES)).map(({ key, at, by, text, lead }) => (
          <li key={key}>
            <p className={styles.note}>{text}</p>
            <p className={styles.quiet}>
              {texts.noteBy(by, formatMoment(at))} · <Link to={leadPath(lead.kind, lead.id)}>{lead.reference}</Link>
            </p>
          </li>
        ))}
      </ul>
      {!isWhole && notes.length > NOTES && (
        <Button small onClick={() => setWhole(true)}>
          {texts.allNotes(notes.length)}
        </Button>
      )}
    </section>
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

import type { StoredClient } from '@catalogue/contract/entities/client';
import { ADMIN_PATHS } from '@catalogue/contract/paths';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hasOwnRight } from '../../data/device-store/stored-session';
import { formatMoment } from '../../lib/format';
import { Button, LinkButton } from '../../ui/button';
import { ContactLinks } from '../../ui/contact-links';
import { MutedText } from '../../ui/muted-text';
import { EmptyState } from '../../ui/empty-state';
import { clientsOfRepsQuery, teamQuery } from '../data/queries/people';
import { DataTable } from '../ui/data-table';
import { isUnconfirmedEmpty, QueryStatus } from '../ui/query-status';
import { CardButton } from './card-button';
import { CLIENTS_OF_REPS_TEXTS as texts } from './clients-of-reps-texts';
import styles from './clients-of-reps.module.css';

/** Clients read at first, and with each click on "more". */
const PAGE_SIZE = 50;

/** What a client is called: the company, else the person. */
const titleOf = ({ company, name }: StoredClient): string => company || name || texts.noName;

/** /Admin/clients-of-reps: whom the reps have noted. Read-only. */
export default function ClientsOfRepsPage() {
  const [most, setMost] = useState(PAGE_SIZE);
  const query = useQuery({ ...clientsOfRepsQuery(most), placeholderData: keepPreviousData });
  const team = useQuery(teamQuery());
  const isUnconfirmed = isUnconfirmedEmpty(query.data);
  const clients = isUnconfirmed ? undefined : query.data?.rows;
  const hasMore = clients !== undefined && clients.length >= most;
  const { columns } = texts;
  const nameOfRep = (uid: string): string =>
    team.data === undefined ? '' : (team.data.members.find((member) => member.uid === uid)?.name ?? texts.formerRep);
  return (
    <div className={styles.page}>
      <MutedText>{texts.lead}</MutedText>
      <QueryStatus query={query} isUnconfirmed={isUnconfirmed} failureMessage={texts.failed} loadingLabel={texts.loading} />
      {clients?.length === 0 && (
        <EmptyState
          title={texts.none}
          action={hasOwnRight('team') ? <LinkButton to={ADMIN_PATHS.team}>{texts.toTeam}</LinkButton> : undefined}
        >
          {texts.noneText}
        </EmptyState>
      )}
      {clients !== undefined && clients.length > 0 && (
        <>
          <p role="status">{texts.count(clients.length, hasMore)}</p>
          <DataTable
            label={texts.title}
            rows={clients}
            keyOf={({ id }) => id}
            columns={[
              {
                title: columns.name,
                isRowHeader: true,
                cell: (client) => [titleOf(client), client.company === '' ? '' : client.name].filter(Boolean).join(', '),
              },
              { title: columns.rep, cell: ({ owner }) => nameOfRep(owner) },
              {
                title: columns.contact,
                isLong: true,
                cell: (client) => (
                  <span className={styles.contact}>
                    <ContactLinks client={client} />
                  </span>
                ),
              },
              { title: columns.city, cell: ({ city }) => city },
              { title: columns.changed, cell: ({ updatedAt }) => formatMoment(updatedAt) },
              {
                title: columns.card,
                cell: (client) => client.card !== '' && <CardButton id={client.id} client={titleOf(client)} />,
              },
            ]}
          />
        </>
      )}
      {hasMore && (
        <div>
          <Button small busy={query.isPlaceholderData} onClick={() => setMost(most + PAGE_SIZE)}>
            {texts.more}
          </Button>
        </div>
      )}
    </div>
  );
}

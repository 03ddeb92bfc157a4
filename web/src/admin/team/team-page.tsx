import { UNREADABLE } from '@catalogue/contract/entities/read-stored';
import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '../../lib/format';
import { mailLink } from '../../lib/mail-link';
import { Badge } from '../../ui/badge';
import { MutedText } from '../../ui/muted-text';
import { teamQuery } from '../data/queries/people';
import { DataTable } from '../ui/data-table';
import { QueryStatus } from '../ui/query-status';
import { AddMember } from './add-member';
import { RemoveMember } from './remove-member';
import { TeamActivity } from './team-activity';
import { TEAM_TEXTS } from './team-texts';
import styles from './team.module.css';

/** /Admin/team: who has which role, and who gave it. */
export default function TeamPage() {
  const query = useQuery(teamQuery());
  const team = query.data;
  const isUnconfirmed = team?.members.length === 0 && team.fromDevice;
  const members = isUnconfirmed ? undefined : team?.members;
  const adminCount = members?.filter(({ role }) => role === 'admin').length;
  const { columns } = TEAM_TEXTS;
  return (
    <div className={styles.page}>
      <MutedText>{TEAM_TEXTS.lead}</MutedText>
      <QueryStatus
        query={query}
        isUnconfirmed={isUnconfirmed}
        failureMessage={TEAM_TEXTS.failed}
        loadingLabel={TEAM_TEXTS.loading}
      />
      {members !== undefined && (
        <>
          <DataTable
            label={TEAM_TEXTS.heading}
            rows={members}
            keyOf={({ uid }) => uid}
            columns={[
              {
                title: columns.name,
                isRowHeader: true,
                cell: ({ name, uid }) => (
                  <>
                    {name} {uid === team?.self && <Badge kind="brand">{TEAM_TEXTS.you}</Badge>}
                  </>
                ),
              },
              { title: columns.email, isLong: true, cell: ({ email }) => <a href={mailLink(email)}>{email}</a> },
              { title: columns.role, cell: ({ role }) => (role === null ? UNREADABLE : TEAM_TEXTS.roles[role]) },
              { title: columns.since, cell: ({ grantedAt }) => formatMoment(grantedAt) },
              { title: columns.by, cell: ({ grantedBy }) => grantedBy ?? TEAM_TEXTS.commandLine },
              {
                title: columns.actions,
                cell: (member) => (
                  <RemoveMember
                    member={member}
                    isSelf={member.uid === team?.self}
                    isLast={member.role === 'admin' && adminCount === 1}
                  />
                ),
              },
            ]}
          />
          {adminCount === 1 && <MutedText>{TEAM_TEXTS.remove.last}</MutedText>}
          <AddMember members={members} self={team?.self} />
          <TeamActivity />
        </>
      )}
    </div>
  );
}

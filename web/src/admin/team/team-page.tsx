import { useQuery } from '@tanstack/react-query';
import { teamQuery } from '../data/queries';
import { QueryStatus } from '../ui/query-status';
import { AddMember } from './add-member';
import { TEAM_TEXTS } from './team-texts';
import { MemberRow } from './member-row';
import { TeamActivity } from './team-activity';
import styles from './team.module.css';

/** /Admin/team: who is an admin, and who made them one. */
export default function TeamPage() {
  const query = useQuery(teamQuery());
  const team = query.data;
  const isUnconfirmed = team?.members.length === 0 && team.fromDevice;
  const members = isUnconfirmed ? undefined : team?.members;
  const { columns } = TEAM_TEXTS;
  return (
    <div className={styles.page}>
      <p className={styles.lead}>{TEAM_TEXTS.lead}</p>
      <QueryStatus
        query={query}
        isUnconfirmed={isUnconfirmed}
        failureMessage={TEAM_TEXTS.failed}
        loadingLabel={TEAM_TEXTS.loading}
      />
      {members !== undefined && (
        <>
          <div className={styles.scroll} tabIndex={0} role="region" aria-label={TEAM_TEXTS.heading}>
            <table className={styles.table}>
              <thead>
                <tr>
                  {Object.values(columns).map((title) => (
                    <th key={title} scope="col">
                      {title}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {members.map((member) => (
                  <MemberRow
                    key={member.uid}
                    member={member}
                    isSelf={member.uid === team?.self}
                    isLast={members.length === 1}
                  />
                ))}
              </tbody>
            </table>
          </div>
          {members.length === 1 && <p className={styles.lead}>{TEAM_TEXTS.remove.last}</p>}
          <AddMember members={members} />
          <TeamActivity />
        </>
      )}
    </div>
  );
}

import type { Team } from '../../firebase/team';
import { Spinner } from '../../ui/spinner';
import { useLive } from '../data/use-live';
import { AddMember } from './add-member';
import { TEAM_TEXTS } from './team-texts';
import { MemberRow } from './member-row';
import { TeamActivity } from './team-activity';
import styles from './team.module.css';

const teamModule = () => import('../../firebase/team');

/** /Admin/team: who is an admin, and who made them one. */
export default function TeamPage() {
  const { value: team, error } = useLive<Team>('team', async (onValue, onFailure) =>
    (await teamModule()).watchTeam(onValue, onFailure),
  );
  const members = team?.members;
  const { columns } = TEAM_TEXTS;
  return (
    <div className={styles.page}>
      <p className={styles.lead}>{TEAM_TEXTS.lead}</p>
      {members === undefined && error === null && <Spinner label={TEAM_TEXTS.loading} />}
      {members === undefined && error !== null && <p role="alert">{TEAM_TEXTS.failed}</p>}
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
